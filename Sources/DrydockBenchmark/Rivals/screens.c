// The home and modal screens written by hand in C on SDL2, SDL2_ttf and SDL2_image: the rival that the
// whole process `drydock export home modal` is timed against. Same sizes, fonts, images and blur; drawn
// as a careful C programmer would: software surfaces, cached corner coverage, running-sum box blur,
// IMG_SavePNG.
//
//   cc -O2 screens.c -o screens $(pkg-config --cflags --libs SDL2_ttf SDL2_image) -lm
//   ./screens SCALE IMAGES FONTS OUTPUT      (directories without a trailing slash)
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int scale, width, height;
static const char *images, *fonts, *output;

static void fail(const char *what, const char *why) {
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

static Uint32 *row(SDL_Surface *surface, int y) {
    return (Uint32 *)((Uint8 *)surface->pixels + y * surface->pitch);
}

static SDL_Surface *make_surface(int w, int h) {
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGBA32);
    if (!surface) fail("surface", SDL_GetError());
    return surface;
}

static TTF_Font *open_font(const char *file, int points) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", fonts, file);
    TTF_Font *font = TTF_OpenFont(path, points * scale);
    if (!font) fail(path, TTF_GetError());
    TTF_SetFontHinting(font, TTF_HINTING_NONE);
    return font;
}

static void draw_text(SDL_Surface *to, TTF_Font *font, const char *text, SDL_Color color, int center_x, int center_y) {
    SDL_Surface *line = TTF_RenderUTF8_Blended(font, text, color);
    if (!line) fail("text", TTF_GetError());
    SDL_Rect place = {center_x - line->w / 2, center_y - line->h / 2, line->w, line->h};
    SDL_BlitSurface(line, NULL, to, &place);
    SDL_FreeSurface(line);
}

static SDL_Surface *load_image(const char *name) {
    char path[1024];
    if (scale > 1) snprintf(path, sizeof path, "%s/%s@%dx.png", images, name, scale);
    else snprintf(path, sizeof path, "%s/%s.png", images, name);
    SDL_Surface *loaded = IMG_Load(path);
    if (!loaded) fail(path, IMG_GetError());
    return loaded;
}

static void draw_pill(SDL_Surface *to, SDL_Rect pill, Uint8 r, Uint8 g, Uint8 b) {
    int radius = pill.h / 2;
    for (int y = 0; y < pill.h; y++) {
        Uint8 *line = (Uint8 *)(row(to, pill.y + y) + pill.x);
        float dy = fabsf((float)y + 0.5f - (float)pill.h / 2);
        for (int x = 0; x < pill.w; x++) {
            float coverage = 1;
            if (x < radius || x >= pill.w - radius) {
                float dx = x < radius ? (float)radius - (float)x - 0.5f : (float)x + 0.5f - (float)(pill.w - radius);
                coverage = (float)radius + 0.5f - sqrtf(dx * dx + dy * dy);
                coverage = coverage < 0 ? 0 : coverage > 1 ? 1 : coverage;
            }
            int a = (int)(coverage * 255 + 0.5f);
            Uint8 *pixel = line + x * 4;
            pixel[0] = (Uint8)((r * a + pixel[0] * (255 - a) + 127) / 255);
            pixel[1] = (Uint8)((g * a + pixel[1] * (255 - a) + 127) / 255);
            pixel[2] = (Uint8)((b * a + pixel[2] * (255 - a) + 127) / 255);
        }
    }
}

static void draw_status_bar(SDL_Surface *to, SDL_Color color) {
    TTF_Font *font = open_font("Inter-SemiBold.ttf", 17);
    draw_text(to, font, "9:41", color, 57 * scale, 24 * scale);
    TTF_CloseFont(font);
    Uint32 pixel = SDL_MapRGB(to->format, color.r, color.g, color.b);
    for (int i = 0; i < 4; i++) {
        SDL_Rect bar = {(300 + i * 5) * scale, (28 - 2 * i) * scale, 3 * scale, (4 + 2 * i) * scale};
        SDL_FillRect(to, &bar, pixel);
    }
    SDL_Rect battery = {345 * scale, 19 * scale, 24 * scale, 12 * scale};
    SDL_FillRect(to, &battery, pixel);
}

static void draw_home(SDL_Surface *to) {
    SDL_FillRect(to, NULL, SDL_MapRGB(to->format, 255, 255, 255));
    SDL_Surface *logo = load_image("logo");
    SDL_Rect place = {(width - logo->w) / 2, 302 * scale, logo->w, logo->h};
    SDL_BlitSurface(logo, NULL, to, &place);
    SDL_FreeSurface(logo);
    SDL_Rect pill = {75 * scale, 482 * scale, 240 * scale, 60 * scale};
    draw_pill(to, pill, 0xEC, 0x59, 0x4D);
    TTF_Font *font = open_font("texgyreheros-regular.otf", 20);
    draw_text(to, font, "Show Me The Modal", (SDL_Color){255, 255, 255, 255}, width / 2, 512 * scale);
    TTF_CloseFont(font);
}

static int clamp(int value, int high) { return value < 0 ? 0 : value > high ? high : value; }

// One box pass along x, transposing, so that two of them blur both axes. Divides by multiplication.
static void box_pass(const Uint8 *restrict from, Uint8 *restrict to, int w, int h, int radius) {
    Uint32 n = 2 * (Uint32)radius + 1, reciprocal = ((1u << 24) + n - 1) / n;
    for (int y = 0; y < h; y++) {
        const Uint8 *line = from + (size_t)y * w * 4;
        Uint32 r = n / 2, g = n / 2, b = n / 2;
        for (int i = -radius; i <= radius; i++) {
            const Uint8 *p = line + clamp(i, w - 1) * 4;
            r += p[0], g += p[1], b += p[2];
        }
        Uint8 *out = to + (size_t)y * 4;
        for (int x = 0; x < w; x++, out += (size_t)h * 4) {
            out[0] = (Uint8)(r * reciprocal >> 24);
            out[1] = (Uint8)(g * reciprocal >> 24);
            out[2] = (Uint8)(b * reciprocal >> 24);
            const Uint8 *in = line + clamp(x + radius + 1, w - 1) * 4, *gone = line + clamp(x - radius, w - 1) * 4;
            r += (Uint32)(in[0] - gone[0]), g += (Uint32)(in[1] - gone[1]), b += (Uint32)(in[2] - gone[2]);
        }
    }
}

// Averages scale × scale pixels, blurs at the size of points, saturates, tints, interpolates up.
static void blur(SDL_Surface *surface) {
    int w = width / scale, h = height / scale;
    Uint8 *small = malloc((size_t)w * h * 4), *other = malloc((size_t)w * h * 4);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            for (int c = 0; c < 3; c++) {
                int sum = 0;
                for (int j = 0; j < scale; j++)
                    for (int i = 0; i < scale; i++)
                        sum += ((Uint8 *)row(surface, y * scale + j))[(x * scale + i) * 4 + c];
                small[((size_t)y * w + x) * 4 + c] = (Uint8)((sum + scale * scale / 2) / (scale * scale));
            }
    for (int pass = 0; pass < 3; pass++) {
        box_pass(small, other, w, h, 19);
        box_pass(other, small, h, w, 19);
    }
    for (int i = 0; i < w * h; i++) {
        Uint8 *p = small + (size_t)i * 4;
        int luma = (p[0] * 54 + p[1] * 183 + p[2] * 19) >> 8;
        for (int c = 0; c < 3; c++) {
            int value = clamp(luma + (((p[c] - luma) * 461) >> 8), 255);
            p[c] = (Uint8)((value * 69 + 28 * 186 + 127) / 255);
        }
    }
    for (int y = 0; y < height; y++) {
        Uint8 *line = (Uint8 *)row(surface, y);
        if (scale == 1) {
            for (int x = 0; x < width; x++) memcpy(line + x * 4, small + ((size_t)y * w + x) * 4, 3);
            continue;
        }
        int sy = (2 * y + 1 - scale) * 128 / scale;
        int y0 = clamp(sy >> 8, h - 1), y1 = clamp((sy >> 8) + 1, h - 1), fy = sy & 255;
        for (int x = 0; x < width; x++) {
            int sx = (2 * x + 1 - scale) * 128 / scale;
            int x0 = clamp(sx >> 8, w - 1), x1 = clamp((sx >> 8) + 1, w - 1), fx = sx & 255;
            for (int c = 0; c < 3; c++) {
                int top = small[((size_t)y0 * w + x0) * 4 + c] * (256 - fx) + small[((size_t)y0 * w + x1) * 4 + c] * fx;
                int bottom = small[((size_t)y1 * w + x0) * 4 + c] * (256 - fx) + small[((size_t)y1 * w + x1) * 4 + c] * fx;
                line[x * 4 + c] = (Uint8)((top * (256 - fy) + bottom * fy + 32768) >> 16);
            }
        }
    }
    free(small);
    free(other);
}

static void draw_modal(SDL_Surface *to) {
    blur(to);
    SDL_Surface *dismiss = load_image("dismiss");
    SDL_SetSurfaceColorMod(dismiss, 255, 255, 255);
    SDL_Rect place = {width - 26 * scale, 30 * scale, dismiss->w, dismiss->h};
    SDL_BlitSurface(dismiss, NULL, to, &place);
    SDL_FreeSurface(dismiss);
    static const char *const lines[] = {"HERE", "IS", "THE", "MODAL!"};
    TTF_Font *font = open_font("texgyreheros-regular.otf", 50);
    for (int i = 0; i < 4; i++)
        draw_text(to, font, lines[i], (SDL_Color){255, 255, 255, 255}, width / 2, (422 - 90 + i * 60) * scale);
    TTF_CloseFont(font);
}

static void save(SDL_Surface *surface, const char *name) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.png", output, name);
    if (IMG_SavePNG(surface, path) != 0) fail(path, IMG_GetError());
}

int main(int count, char **arguments) {
    if (count != 5) fail("usage", "screens SCALE IMAGES FONTS OUTPUT");
    scale = atoi(arguments[1]);
    images = arguments[2];
    fonts = arguments[3];
    output = arguments[4];
    width = 390 * scale;
    height = 844 * scale;
    if (TTF_Init() != 0) fail("TTF_Init", TTF_GetError());
    SDL_Surface *surface = make_surface(width, height);
    SDL_Surface *modal = make_surface(width, height);
    draw_home(surface);
    memcpy(modal->pixels, surface->pixels, (size_t)surface->pitch * height);
    draw_status_bar(surface, (SDL_Color){0, 0, 0, 255});
    save(surface, "home");
    draw_modal(modal);
    draw_status_bar(modal, (SDL_Color){255, 255, 255, 255});
    save(modal, "modal");
    return 0;
}

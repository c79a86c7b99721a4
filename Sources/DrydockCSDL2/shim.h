#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <stddef.h>

// SDL brings some seventy libraries along, which a program that only writes pictures need not load. So nothing here is
// linked: the functions in use are looked up when a window is wanted, and called through these tables.

#define DRYDOCK_SDL_FUNCTIONS(X) \
    X(SDL_ClearComposition) \
    X(SDL_ConvertPixels) \
    X(SDL_CreateWindow) \
    X(SDL_DestroyWindow) \
    X(SDL_GetClipboardText) \
    X(SDL_GetCurrentDisplayMode) \
    X(SDL_GetCurrentVideoDriver) \
    X(SDL_GetDisplayDPI) \
    X(SDL_GetDisplayUsableBounds) \
    X(SDL_GetError) \
    X(SDL_GetPrimarySelectionText) \
    X(SDL_GetTicks64) \
    X(SDL_GetWindowDisplayIndex) \
    X(SDL_GetWindowSize) \
    X(SDL_GetWindowSizeInPixels) \
    X(SDL_GetWindowSurface) \
    X(SDL_HasClipboardText) \
    X(SDL_HideWindow) \
    X(SDL_InitSubSystem) \
    X(SDL_PollEvent) \
    X(SDL_PushEvent) \
    X(SDL_QuitSubSystem) \
    X(SDL_RegisterEvents) \
    X(SDL_SetClipboardText) \
    X(SDL_SetHint) \
    X(SDL_SetPrimarySelectionText) \
    X(SDL_SetTextInputRect) \
    X(SDL_SetWindowMaximumSize) \
    X(SDL_SetWindowMinimumSize) \
    X(SDL_SetWindowSize) \
    X(SDL_SetWindowTitle) \
    X(SDL_CreateSystemCursor) \
    X(SDL_SetCursor) \
    X(SDL_ShowCursor) \
    X(SDL_FreeCursor) \
    X(SDL_ShowWindow) \
    X(SDL_StartTextInput) \
    X(SDL_StopTextInput) \
    X(SDL_UpdateWindowSurfaceRects) \
    X(SDL_WaitEventTimeout) \
    X(SDL_free)

// SDL_image's header is not needed for two functions; what it needs of SDL is found through the same library.
SDL_Surface *IMG_LoadJPG_RW(SDL_RWops *source);
int IMG_SaveJPG_RW(SDL_Surface *surface, SDL_RWops *target, int closes, int quality);

#define DRYDOCK_JPEG_FUNCTIONS(X) \
    X(IMG_LoadJPG_RW) \
    X(IMG_SaveJPG_RW) \
    X(SDL_CreateRGBSurfaceFrom) \
    X(SDL_FreeSurface) \
    X(SDL_GetError) \
    X(SDL_RWFromConstMem) \
    X(SDL_RWFromMem) \
    X(SDL_RWclose) \
    X(SDL_RWtell)

#define DRYDOCK_MEMBER(name) __typeof__(name) *_Nonnull name;
#define DRYDOCK_LOOK_UP(name) \
    if (!(functions->name = (__typeof__(name) *)dlsym(library, #name))) return #name;

/// What a window calls.
struct DrydockSDLFunctions {
    DRYDOCK_SDL_FUNCTIONS(DRYDOCK_MEMBER)
};

/// What reading and writing a JPEG file calls.
struct DrydockJPEGFunctions {
    DRYDOCK_JPEG_FUNCTIONS(DRYDOCK_MEMBER)
};

/// Fills the table from a loaded library. Returns the name of the first function that it lacks, or NULL.
static inline const char *_Nullable drydock_look_up_sdl(
    void *_Nonnull library,
    struct DrydockSDLFunctions *_Nonnull functions
) {
    DRYDOCK_SDL_FUNCTIONS(DRYDOCK_LOOK_UP)
    return NULL;
}

/// Fills the table from a loaded library. Returns the name of the first function that it lacks, or NULL.
static inline const char *_Nullable drydock_look_up_jpeg(
    void *_Nonnull library,
    struct DrydockJPEGFunctions *_Nonnull functions
) {
    DRYDOCK_JPEG_FUNCTIONS(DRYDOCK_LOOK_UP)
    return NULL;
}

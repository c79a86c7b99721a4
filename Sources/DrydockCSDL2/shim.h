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
    X(SDL_GetWindowWMInfo) \
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

// Xlib's header is not needed for a few functions: a display is a pointer, and what it numbers are longs.
unsigned long XInternAtom(void *display, const char *name, int only_if_exists);
unsigned long XGetSelectionOwner(void *display, unsigned long selection);
int XConvertSelection(
    void *display, unsigned long selection, unsigned long target, unsigned long property, unsigned long window,
    unsigned long time
);
int XDeleteProperty(void *display, unsigned long window, unsigned long property);
int XGetWindowProperty(
    void *display, unsigned long window, unsigned long property, long offset, long length, int deletes,
    unsigned long required_type, unsigned long *type, int *format, unsigned long *count, unsigned long *rest,
    unsigned char **data
);
int XFlush(void *display);
int XFree(void *data);

#define DRYDOCK_X11_FUNCTIONS(X) \
    X(XConvertSelection) \
    X(XDeleteProperty) \
    X(XFlush) \
    X(XFree) \
    X(XGetSelectionOwner) \
    X(XGetWindowProperty) \
    X(XInternAtom)

// SDL's header of this asks for X11's. This is its structure under X11.
struct SDL_SysWMinfo;
SDL_bool SDL_GetWindowWMInfo(SDL_Window *window, struct SDL_SysWMinfo *info);

struct DrydockWindowInfo {
    unsigned char major, minor, patch;
    int subsystem;
    void *_Nullable display;
    unsigned long window;
    unsigned char rest[64];
};

/// SDL_SYSWM_X11.
#define DRYDOCK_SUBSYSTEM_X11 2

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

/// What reading a clipboard under X calls where SDL cannot.
struct DrydockX11Functions {
    DRYDOCK_X11_FUNCTIONS(DRYDOCK_MEMBER)
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
static inline const char *_Nullable drydock_look_up_x11(
    void *_Nonnull library,
    struct DrydockX11Functions *_Nonnull functions
) {
    DRYDOCK_X11_FUNCTIONS(DRYDOCK_LOOK_UP)
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

#include "../DrydockCSDL2/shim.h"
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

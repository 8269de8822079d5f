# WebAssembly by clang 19 with Debian's wasi-libc and libc++. CMake 3.25 does not know the system,
# so cmake/Platform/WASI.cmake says the little that it has to know.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++ -fno-exceptions")
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
# The default stack is 64 KiB, and what overflows it silently writes over something else.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fuse-ld=lld -Wl,-z,stack-size=1048576")

set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)  # headers and libraries of this machine are of no use there
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# What every target shares. Presets in CMakePresets.json choose between these switches.
option(MEHEN_TOOLS "build json and the mehen program" ON)
option(MEHEN_TESTS "build the tests" OFF)
option(MEHEN_PAGE "build the page, with npm, and take it into the program" OFF)
option(MEHEN_FUZZ "build the libFuzzer targets" OFF)
option(MEHEN_WASM "build the WebAssembly module" OFF)
option(MEHEN_TIDY "let clang-tidy read what is compiled" OFF)
option(MEHEN_STRICT "warnings are errors: for our own checks; another compiler may find something new" OFF)
option(MEHEN_SANITIZE "address and undefined-behaviour sanitizers" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})

find_program(MEHEN_CCACHE ccache)
if(MEHEN_CCACHE)
  # Without the first it would not keep what was compiled with a precompiled header. With the others a fresh clone finds
  # again what another clone has compiled; paths in its debug information may then be that one's.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
    CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${MEHEN_CCACHE})
endif()

add_library(mehen_flags INTERFACE)
target_include_directories(mehen_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(mehen_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wswitch-enum -Wimplicit-fallthrough
  -Wnon-virtual-dtor -Woverloaded-virtual
  -ffp-contract=off)  # a bot's arithmetic gives the same result with every compiler
if(MEHEN_STRICT)
  target_compile_options(mehen_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # std::stable_sort of libstdc++ sets off the first. What a frame does not name begins as zero.
  target_compile_options(mehen_flags INTERFACE -Wno-deprecated-declarations -Wno-missing-designated-field-initializers)
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(mehen_flags INTERFACE -march=x86-64-v2)  # runs on every machine of the last fifteen years
endif()
if(MEHEN_SANITIZE)
  target_compile_options(mehen_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(mehen_flags INTERFACE -fsanitize=address,undefined)
endif()
if(MEHEN_FUZZ)
  target_compile_options(mehen_flags INTERFACE -fsanitize=fuzzer-no-link)  # tells the fuzzer which code an input reached
endif()
if(MEHEN_TIDY)
  # The checksum stands in the command, so that a changed configuration reads everything again. The analyzer gives up on a
  # function after 20,000 steps instead of 225,000, which takes a third of the time; sanitizers watch what lies deeper.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/.clang-tidy)
  file(SHA256 ${CMAKE_SOURCE_DIR}/.clang-tidy checksum)
  set(CMAKE_CXX_CLANG_TIDY clang-tidy-19 --quiet --extra-arg=-DMEHEN_TIDY_${checksum}
    --extra-arg=-Xclang --extra-arg=-analyzer-config --extra-arg=-Xclang --extra-arg=max-nodes=20000)
endif()

# A library of the engine: standard library only, no exceptions, so that it also compiles to WebAssembly.
function(mehen_engine_library name)
  add_library(${name} STATIC ${ARGN})
  target_link_libraries(${name} PUBLIC mehen_flags)
  # g++ does not tell what is left out on purpose, by name, from what is forgotten; clang does.
  target_compile_options(${name} PRIVATE -fno-exceptions $<$<CXX_COMPILER_ID:GNU>:-Wno-missing-field-initializers>)
endfunction()

# A game is all sources of its folder but its tests. Called from games/CMakeLists.txt.
function(add_game folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/tests/")
  mehen_engine_library(mehen_${folder} ${sources})
  target_link_libraries(mehen_${folder} PUBLIC mehen_core)
  set_property(GLOBAL APPEND PROPERTY MEHEN_GAMES mehen_${folder})
endfunction()

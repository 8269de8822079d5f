# mehen_embed(TARGET FUNCTION FOLDER [DEPENDS file...]): a library with the files of a folder inside, which the function
# `std::span<const mehen::Asset> mehen::FUNCTION()` lists. The folder is read while building; it may be absent. Whoever
# makes the folder names in DEPENDS the file that is new whenever the folder is.
find_program(MEHEN_GZIP gzip)
find_program(MEHEN_BROTLI brotli)

function(mehen_embed target function folder)
  cmake_parse_arguments(PARSE_ARGV 3 embed "" "" "DEPENDS")
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${target})
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed_files.cmake)
  add_custom_command(
    OUTPUT ${out}/files.S ${out}/files.cpp
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DFUNCTION=${function} -DOUT=${out}
      -DGZIP=${MEHEN_GZIP} -DBROTLI=${MEHEN_BROTLI} -P ${script}
    DEPENDS ${script} ${files} ${embed_DEPENDS}
    COMMENT "Embedding ${folder}"
    VERBATIM)
  add_library(${target} STATIC ${out}/files.S ${out}/files.cpp)
  target_link_libraries(${target} PUBLIC mehen_net)
endfunction()

// The arguments of this process, as the system passed them.
//
// Swift's CommandLine looks for them in front of the environment. It finds none after a library has
// moved the environment, for example with setenv, or without /proc.
#pragma once

// The number of arguments, the program's name included.
int carguments_count(void);

// An argument that the system passed; the text lives as long as the process.
const char *carguments_value(int index);

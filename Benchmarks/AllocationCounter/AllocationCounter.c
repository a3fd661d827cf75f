// Counts allocations for the benchmark: the C library's functions are replaced by ones that count and pass on.

#include "AllocationCounter.h"
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#endif

static _Thread_local unsigned long count;

unsigned long joinery_allocation_count(void) { return count; }

#if defined(__linux__) && defined(__GLIBC__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

int joinery_counts_allocations(void) { return 1; }

unsigned long joinery_allocated_bytes(void) { return mallinfo2().uordblks + mallinfo2().hblkhd; }

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count++;
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;
}

#else

int joinery_counts_allocations(void) { return 0; }

unsigned long joinery_allocated_bytes(void) { return 0; }

#endif

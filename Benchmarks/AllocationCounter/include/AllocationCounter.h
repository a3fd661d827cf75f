#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks the calling thread has allocated so far; 0 for ever where allocations cannot be counted.
unsigned long joinery_allocation_count(void);

/// How many bytes the process has allocated and not freed; 0 where that cannot be told.
unsigned long joinery_allocated_bytes(void);

/// Whether allocations can be counted on this platform.
int joinery_counts_allocations(void);

#endif

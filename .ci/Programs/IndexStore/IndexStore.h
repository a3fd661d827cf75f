// The part of the toolchain's library for reading the compiler's index that folder-order.swift needs. The toolchain
// brings the library, libIndexStore, but no header that C can read.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *_Nullable data;
    size_t length;
} IndexString;

typedef struct IndexStoreOpaque *IndexStore;
typedef struct IndexUnitOpaque *IndexUnit;
typedef struct IndexDependencyOpaque *IndexDependency;
typedef struct IndexRecordOpaque *IndexRecord;
typedef struct IndexOccurrenceOpaque *IndexOccurrence;
typedef struct IndexSymbolOpaque *IndexSymbol;

enum { indexDependencyIsRecord = 2 };
enum { indexRoleDefinition = 1 << 1, indexRoleReference = 1 << 2 };

IndexStore _Nullable indexstore_store_create(const char *_Nonnull path, void *_Nullable *_Nullable error);

// The functions that are passed return whether to go on.
bool indexstore_store_units_apply_f(
    IndexStore _Nonnull, unsigned sorted, void *_Nonnull context, bool (*_Nonnull)(void *_Nonnull context, IndexString)
);
IndexUnit _Nullable indexstore_unit_reader_create(
    IndexStore _Nonnull, const char *_Nonnull name, void *_Nullable *_Nullable error
);
void indexstore_unit_reader_dispose(IndexUnit _Nonnull);
IndexString indexstore_unit_reader_get_main_file(IndexUnit _Nonnull);
bool indexstore_unit_reader_dependencies_apply_f(
    IndexUnit _Nonnull, void *_Nonnull context, bool (*_Nonnull)(void *_Nonnull context, IndexDependency _Nonnull)
);

int indexstore_unit_dependency_get_kind(IndexDependency _Nonnull);
IndexString indexstore_unit_dependency_get_name(IndexDependency _Nonnull);
IndexString indexstore_unit_dependency_get_filepath(IndexDependency _Nonnull);

IndexRecord _Nullable indexstore_record_reader_create(
    IndexStore _Nonnull, const char *_Nonnull name, void *_Nullable *_Nullable error
);
void indexstore_record_reader_dispose(IndexRecord _Nonnull);
bool indexstore_record_reader_occurrences_apply_f(
    IndexRecord _Nonnull, void *_Nonnull context, bool (*_Nonnull)(void *_Nonnull context, IndexOccurrence _Nonnull)
);

IndexSymbol _Nonnull indexstore_occurrence_get_symbol(IndexOccurrence _Nonnull);
uint64_t indexstore_occurrence_get_roles(IndexOccurrence _Nonnull);
void indexstore_occurrence_get_line_col(IndexOccurrence _Nonnull, unsigned *_Nonnull line, unsigned *_Nonnull column);
IndexString indexstore_symbol_get_name(IndexSymbol _Nonnull);
IndexString indexstore_symbol_get_usr(IndexSymbol _Nonnull);

#!/bin/sh
# Compares what a built program prints with transcripts, what it says on the standard error, and how it ends.
#
#     Tests/UserDirectoryTests/check-transcripts.sh PROGRAM [FOLDER]
#
# The transcripts are those of UserDirectory, if there is no folder.

program=$(realpath "$1") && test -x "$program" || exit 1
cd "${2:-$(dirname "$0")/Transcripts}" || exit 1
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
touch "$folder/none"
failed=0
for commands in *.commands; do
    name=${commands%.commands}
    # A server is needed for this one: the tests start it.
    [ "$name" = http ] && continue
    arguments=$(cat "$name.arguments" 2>/dev/null)
    # shellcheck disable=SC2086
    timeout 30 "$program" $arguments < "$commands" > "$folder/output" 2> "$folder/errors"
    status=$?
    if diff "$name.txt" "$folder/output" \
        && diff "$(test -e "$name.errors" && echo "$name.errors" || echo "$folder/none")" "$folder/errors" \
        && test "$status" -eq "$(cat "$name.status" 2>/dev/null || echo 0)"
    then
        echo "same: $name"
    else
        echo "different: $name (ended with $status)"
        failed=1
    fi
done
exit $failed

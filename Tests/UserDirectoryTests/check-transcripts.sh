#!/bin/sh
# Compares what the built program prints with the transcripts.
#
#     Tests/UserDirectoryTests/check-transcripts.sh "$(swift build --show-bin-path)/UserDirectory"

program=$(realpath "$1") && test -x "$program" || exit 1
cd "$(dirname "$0")/Transcripts" || exit 1
failed=0
for commands in *.commands; do
    name=${commands%.commands}
    # A server is needed for this one: the tests start it.
    [ "$name" = http ] && continue
    arguments=$(cat "$name.arguments" 2>/dev/null)
    # shellcheck disable=SC2086
    if timeout 30 "$program" $arguments < "$commands" | diff "$name.txt" -; then
        echo "same: $name"
    else
        echo "different: $name"
        failed=1
    fi
done
exit $failed

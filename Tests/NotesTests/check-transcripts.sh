#!/bin/sh
# Compares what the built program prints with the transcripts, in both styles, and the files that it leaves.
#
#     Tests/NotesTests/check-transcripts.sh "$(swift build --show-bin-path)/Notes"
#
# For each NAME.commands, NAME.json is the file at the beginning, if there is one, NAME.txt what must come out, and
# NAME.after.json the file at the end; without it the file must be as it was.

program=$(realpath "$1") && test -x "$program" || exit 1
cd "$(dirname "$0")/Transcripts" || exit 1
transcripts=$PWD
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0
for commands in *.commands; do
    name=${commands%.commands}
    for style in decoupled short; do
        folder="$scratch/$name.$style"
        mkdir "$folder"
        before=/dev/null
        if [ -f "$name.json" ]; then
            cp "$name.json" "$folder/notes.json"
            before="$name.json"
        fi
        after="$name.after.json"
        [ -f "$after" ] || after="$before"
        left="$folder/notes.json"
        (cd "$folder" && timeout 30 "$program" --style "$style" --file notes.json < "$transcripts/$commands" > "$scratch/out")
        status=$?
        [ -f "$left" ] || left=/dev/null
        if [ "$status" -eq 0 ] && diff "$name.txt" "$scratch/out" && diff "$after" "$left"; then
            echo "same: $name ($style)"
        else
            echo "different: $name ($style)"
            failed=1
        fi
    done
done
exit $failed

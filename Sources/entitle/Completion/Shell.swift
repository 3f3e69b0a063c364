/// A shell that completes words.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script for the shell; it calls this program for the choices.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // bash splits words at = and :, and replaces only the last piece with a choice.
  private static let bashScript = #"""
    # Completion of entitle for bash: source <(entitle completion bash)
    _entitle() {
      local line=${COMP_LINE:0:COMP_POINT} words typed pieces choice
      read -ra words <<<"$line"
      [[ $line == *[[:blank:]] ]] && words+=("")
      typed=${words[${#words[@]} - 1]}
      pieces=${typed%"${typed##*["$COMP_WORDBREAKS"]}"}
      COMPREPLY=()
      while IFS=$'\t' read -r choice _; do
        [[ $choice == *= ]] && compopt -o nospace 2>/dev/null
        COMPREPLY+=("${choice#"$pieces"}")
      done < <("${COMP_WORDS[0]}" complete -- "${words[@]:1}" 2>/dev/null)
    }
    complete -o default -F _entitle entitle

    """#

  private static let zshScript = #"""
    #compdef entitle
    # Completion of entitle for zsh: source <(entitle completion zsh), or as _entitle on the fpath
    _entitle() {
      local -a whole open
      local line choice about
      for line in "${(@f)$("${words[1]}" complete -- "${(@Q)words[2,CURRENT-1]}" "$PREFIX" \
        2>/dev/null)}"; do
        choice=${line%%$'\t'*} about=${line#*$'\t'}
        [[ -n $choice ]] || continue
        if [[ $choice == *= ]]; then
          open+=("${choice//:/\\:}:$about")
        else
          whole+=("${choice//:/\\:}:$about")
        fi
      done
      (( $#whole + $#open )) || { _files; return }
      (( $#whole )) && _describe -t commands 'entitle' whole
      (( $#open )) && _describe -t parameters 'parameter' open -S ''
    }
    if [[ $funcstack[1] == _entitle ]]; then
      _entitle "$@"
    else
      compdef _entitle entitle
    fi

    """#

  private static let fishScript = #"""
    # Completion of entitle for fish: entitle completion fish | source
    function __entitle_choices
        set -l words (commandline -opc)
        set -l typed (commandline -ct)
        $words[1] complete -- $words[2..-1] "$typed" 2>/dev/null
    end
    complete -c entitle -f -a '(__entitle_choices)'

    """#
}

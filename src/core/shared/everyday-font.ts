/**
 * Names of the files of the portal's font that every page asks for at once (pretendard's dynamic subset):
 * they hold what menus, buttons and states say. A text that is shown without network may need no other part.
 */
export const everydayFontParts = /subset\.(?:78|8[1-9]|9[01])[.-]/

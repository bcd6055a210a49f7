/** A record that was found: its key, its name, and the other words it was found by. */
export interface SearchHit {
  key: string | number
  name: string
  more: string
  state: string | null
}
export interface SearchGroup {
  /** Name of the entity, and its Korean title. */
  resource: string
  title: string
  rows: SearchHit[]
  /** Codes by which its list is filtered, such as the kind of permit 화기작업; absent where none was found. */
  codes?: SearchCode[]
}
export interface SearchCode {
  /** Filter of the list, and its value. */
  field: string
  code: string
  /** Name of the code, in the language of the reader; the Korean label of the field. */
  name: string
  label: string
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')
/** Initial consonants only, as in 'ㅎㄱㅈㅇ' for 화기작업. */
export const isInitials = (text: string): boolean => /^[ㄱ-ㅎ\s]+$/u.test(text)

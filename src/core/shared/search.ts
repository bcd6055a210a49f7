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
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')
/** Initial consonants only, as in 'ㅎㄱㅈㅇ' for 화기작업. */
export const isInitials = (text: string): boolean => /^[ㄱ-ㅎ\s]+$/u.test(text)

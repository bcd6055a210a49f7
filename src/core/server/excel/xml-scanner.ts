import { unescapeXml } from './xml-text.ts'

const lessThan = 60
const slash = 47
const colon = 58
const equals = 61
const doubleQuote = 34
const singleQuote = 39
const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9

/**
 * Walks through an XML text from tag to tag without building a tree: a sheet has millions of tags.
 * Names are local names, so that `<x:row>` and `<row>` read alike. Entities declared in a document type are
 * not known and not resolved.
 */
export class XmlScanner {
  /** Local name of the current tag. */
  name = ''
  /** `</name>` */
  isClosing = false
  /** `<name/>` */
  isEmpty = false

  readonly #xml: string
  /** Behind the current tag. */
  #position = 0
  #attributesStart = 0
  #attributesEnd = 0
  #text = ''
  #textStart = 0
  #textEnd = 0

  constructor(xml: string) {
    this.#xml = xml
  }

  /** Steps to the next tag; false at the end of the text. */
  next(): boolean {
    const xml = this.#xml
    this.#text = ''
    this.#textStart = this.#position
    for (;;) {
      const start = xml.indexOf('<', this.#position)
      if (start === -1) return false
      this.#textEnd = start
      const mark = xml.charCodeAt(start + 1)
      if (mark === 33 || mark === 63) {
        this.#skipMarkup(start)
        continue
      }
      this.#readTag(start, mark === slash)
      return true
    }
  }

  /** The characters between the previous tag and the current one, entities resolved. */
  get text(): string {
    return this.#text + unescapeXml(this.#xml.slice(this.#textStart, this.#textEnd))
  }

  /** The value of an attribute of the current tag, by its local name. */
  attribute(wanted: string): string | undefined {
    const xml = this.#xml
    let at = this.#attributesStart
    while (at < this.#attributesEnd) {
      while (isSpace(xml.charCodeAt(at))) at++
      let nameStart = at
      for (; at < this.#attributesEnd && xml.charCodeAt(at) !== equals; at++) {
        if (xml.charCodeAt(at) === colon) nameStart = at + 1
      }
      const nameEnd = at
      do at++
      while (isSpace(xml.charCodeAt(at)))
      const quote = xml[at] === "'" ? singleQuote : doubleQuote
      let valueEnd = at + 1
      // Within the tag alone: a value without quotes would otherwise read the whole text, once for each cell.
      while (valueEnd < this.#attributesEnd && xml.charCodeAt(valueEnd) !== quote) valueEnd++
      if (valueEnd >= this.#attributesEnd) return undefined
      const isWanted =
        xml.startsWith(wanted, nameStart) && xml.slice(nameStart + wanted.length, nameEnd).trim() === ''
      if (isWanted) return unescapeXml(xml.slice(at + 1, valueEnd))
      at = valueEnd + 1
    }
    return undefined
  }

  #readTag(start: number, isClosing: boolean): void {
    const xml = this.#xml
    let nameStart = start + (isClosing ? 2 : 1)
    let at = nameStart
    for (; at < xml.length; at++) {
      const code = xml.charCodeAt(at)
      if (code === 62 || code === slash || isSpace(code)) break
      if (code === colon) nameStart = at + 1
    }
    this.name = xml.slice(nameStart, at)
    this.#attributesStart = at
    // A greater-than sign inside quotes does not end the tag.
    for (let quote = 0; at < xml.length; at++) {
      const code = xml.charCodeAt(at)
      if (quote !== 0) {
        if (code === quote) quote = 0
      } else if (code === doubleQuote || code === singleQuote) quote = code
      else if (code === 62 || code === lessThan) break
    }
    this.isClosing = isClosing
    this.isEmpty = xml.charCodeAt(at - 1) === slash
    this.#attributesEnd = this.isEmpty ? at - 1 : at
    this.#position = at + 1
  }

  /**
   * Comment, processing instruction or document type: left out of the text. A CDATA section is text as it
   * stands.
   */
  #skipMarkup(start: number): void {
    const xml = this.#xml
    const isCharacterData = xml.startsWith('<![CDATA[', start)
    const terminator = isCharacterData ? ']]>' : xml.startsWith('<!--', start) ? '-->' : '>'
    const end = xml.indexOf(terminator, start)
    const next = end === -1 ? xml.length : end + terminator.length
    this.#text += unescapeXml(xml.slice(this.#textStart, start))
    if (isCharacterData) this.#text += xml.slice(start + 9, end === -1 ? xml.length : end)
    this.#textStart = next
    this.#textEnd = next
    this.#position = next
  }
}

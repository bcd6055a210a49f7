import { escapeXml, xmlHeader } from './xml-text.ts'

/** Font, fill, frame, number format and alignment of a cell. */
export interface CellStyle {
  font?: keyof typeof fonts
  fill?: keyof typeof fills
  framed?: boolean
  /** Excel format code, such as `#,##0.00`; `@` keeps what is typed as text, so that 0012 keeps its zeros. */
  numberFormat?: string
  horizontal?: 'left' | 'center' | 'right'
  wrap?: boolean
}

const korean = '<name val="Malgun Gothic"/><family val="3"/><charset val="129"/>'
const fonts = {
  plain: `<font><sz val="10"/>${korean}</font>`,
  header: `<font><b/><sz val="10"/>${korean}</font>`,
  required: `<font><b/><sz val="10"/><color rgb="FFC00000"/>${korean}</font>`,
  title: `<font><b/><sz val="16"/>${korean}</font>`,
  guide: `<font><i/><sz val="9"/><color rgb="FF7F7F7F"/>${korean}</font>`,
  error: `<font><sz val="10"/><color rgb="FF9C0006"/>${korean}</font>`,
}
const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`
/** The format reserves the first two fills: Excel replaces them. */
const fills = {
  none: '<fill><patternFill patternType="none"/></fill>',
  reserved: '<fill><patternFill patternType="gray125"/></fill>',
  header: solid('FFDCE6F1'),
  locked: solid('FFF2F2F2'),
  error: solid('FFFFC7CE'),
}
const fontNames = Object.keys(fonts)
const fillNames = Object.keys(fills)
const frame = ['left', 'right', 'top', 'bottom']
  .map((side) => `<${side} style="thin"><color rgb="FFBFBFBF"/></${side}>`)
  .join('')
/** Own number formats start here; the numbers below belong to Excel. */
const firstNumberFormat = 164

/**
 * Collects the styles a workbook uses and numbers them; `xml()` is the part `xl/styles.xml` and must be
 * written after the last cell.
 */
export class StyleSheet {
  readonly #cellFormats: string[] = [cellFormat({}, 0)]
  readonly #numberFormats: string[] = []

  /** The number a cell or column names in its `s` or `style` attribute. */
  number(style: CellStyle): number {
    const xml = cellFormat(style, this.#numberFormat(style.numberFormat))
    const known = this.#cellFormats.indexOf(xml)
    return known === -1 ? this.#cellFormats.push(xml) - 1 : known
  }

  xml(): string {
    const numberFormats = this.#numberFormats.map(
      (code, index) => `<numFmt numFmtId="${firstNumberFormat + index}" formatCode="${escapeXml(code)}"/>`,
    )
    return (
      `${xmlHeader}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
      (numberFormats.length > 0 ? list('numFmts', numberFormats) : '') +
      list('fonts', Object.values(fonts)) +
      list('fills', Object.values(fills)) +
      list('borders', [
        '<border><left/><right/><top/><bottom/><diagonal/></border>',
        `<border>${frame}<diagonal/></border>`,
      ]) +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      list('cellXfs', this.#cellFormats) +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
    )
  }

  #numberFormat(code: string | undefined): number {
    if (code === undefined) return 0
    if (code === '@') return 49
    const known = this.#numberFormats.indexOf(code)
    return firstNumberFormat + (known === -1 ? this.#numberFormats.push(code) - 1 : known)
  }
}

function cellFormat(style: CellStyle, numberFormat: number): string {
  const font = fontNames.indexOf(style.font ?? 'plain')
  const fill = fillNames.indexOf(style.fill ?? 'none')
  const horizontal = style.horizontal ? ` horizontal="${style.horizontal}"` : ''
  return (
    `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="${fill}" borderId="${style.framed ? 1 : 0}" xfId="0"` +
    ' applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">' +
    `<alignment${horizontal} vertical="center"${style.wrap ? ' wrapText="1"' : ''}/></xf>`
  )
}

function list(tag: string, items: readonly string[]): string {
  return `<${tag} count="${items.length}">${items.join('')}</${tag}>`
}

import { columnName, maxSheetRows } from './cell.ts'
import { textXml } from './cell-xml.ts'
import { sheetWords, sheetLayout } from './sheet-layout.ts'
import type { WorkbookSheet } from './sheet-layout.ts'
import { escapeXml, xmlHeader } from './xml-text.ts'

/**
 * Name of the hidden sheet that carries the drop-down lists; a list written into the rule itself may have
 * only 255 characters.
 */
export const codesSheetName = '_codes'

interface DropDown {
  column: number
  options: readonly string[]
}

export function dropDowns({ columns }: Pick<WorkbookSheet, 'columns'>): DropDown[] {
  return columns.flatMap(({ options }, column) =>
    options && options.length > 0 ? [{ column, options }] : [],
  )
}

/**
 * Rules by which Excel refuses input while the user types: values outside a drop-down, anything in a locked
 * column. They reach to the end of the sheet.
 * @param firstList how many drop-downs of other sheets stand before its own
 */
export function dataValidationsXml(sheet: WorkbookSheet, firstList = 0): string {
  const { firstDataRow } = sheetLayout(sheet)
  const words = sheet.words ?? sheetWords('kr')
  const area = (column: number) => `${columnName(column)}${firstDataRow}:${columnName(column)}${maxSheetRows}`
  const rules = dropDowns(sheet).map(({ column, options }, index) => {
    const name = columnName(firstList + index)
    const list = `'${codesSheetName}'!$${name}$1:$${name}$${options.length}`
    return rule('list', area(column), list, words.choose, words.wrong)
  })
  for (const [index, column] of sheet.columns.entries()) {
    // One cell may have one rule only, and a locked cell needs no list.
    if (column.locked && !column.options?.length)
      rules.push(rule('custom', area(index), 'FALSE', words.locked, words.wrong))
  }
  return rules.length > 0
    ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
    : ''
}

function rule(
  type: 'list' | 'custom',
  area: string,
  formula: string,
  message: string,
  title: string,
): string {
  return (
    `<dataValidation type="${type}" allowBlank="1" showErrorMessage="1" errorTitle="${escapeXml(title)}" error="${escapeXml(message)}" sqref="${area}">` +
    `<formula1>${formula}</formula1></dataValidation>`
  )
}

/** The hidden sheet: one column per drop-down, in the order of `dropDowns`. */
export function* codesSheetXml(lists: readonly DropDown[]): Generator<string> {
  yield `${xmlHeader}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`
  const longest = Math.max(...lists.map(({ options }) => options.length))
  for (let index = 0; index < longest; index++) {
    const cells = lists.map(({ options }, column) => {
      const option = options[index]
      return option === undefined
        ? ''
        : `<c r="${columnName(column)}${index + 1}" t="inlineStr"><is>${textXml(option)}</is></c>`
    })
    yield `<row r="${index + 1}">${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

import type { Fields } from '../../../../core/shared/field.ts'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import { eduQuestion } from '../edu-question.resource.ts'

const sheetPath = '/api/saf/education/questionsheet'
const open = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.readOnly && !field.numbering)
      .map(([name, { secret: _secret, ...field }]) => [
        name,
        // Every kind of question has an answer; an empty cell would leave the stored one unseen.
        name === 'answerTxt' ? { ...field, required: true } : field,
      ]),
  )

/**
 * The workbook of questions with their answers, which the record of a question never tells: only who may write
 * questions takes it home. Its columns are called as in the form.
 * @param question the definition with the labels of the reader's language
 */
export function questionSheet(question: AnyResource = eduQuestion): AnyResource {
  const fields = open(question.fields as Fields)
  const columns = Object.keys(fields)
  return {
    name: eduQuestion.name,
    title: question.title,
    path: sheetPath,
    menus: [...eduQuestion.menus],
    key: eduQuestion.key,
    fields,
    scope: 'everyone',
    list: columns,
    search: {},
    excel: { import: columns },
  } as AnyResource
}

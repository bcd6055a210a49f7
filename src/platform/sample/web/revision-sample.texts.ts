import { texts } from '../../../core/shared/four-texts.ts'

export const revisionSampleTexts = texts({
  help: [
    '시트 편집의 첫 검토구간을 동결합니다. 동결본은 바뀌지 않으며, 그때의 PDF와 SHA-256이 함께 남습니다. 시트를 고치고 다시 동결하면 두 동결본을 비교할 수 있습니다.',
    'Freezes the first part of the sheet. A revision never changes and keeps the PDF of its moment and its SHA-256. Change the sheet and freeze it again to compare the two.',
    '冻结表格的第一个审查区段。冻结版不会改变，并保留当时的PDF和SHA-256。修改表格并再次冻结后，可比较两个冻结版。',
    'Congela la primera parte de la hoja. Una revisión no cambia y guarda su PDF y su SHA-256. Cambie la hoja y congélela otra vez para comparar las dos.',
  ],
  freeze: ['동결', 'Freeze', '冻结', 'Congelar'],
  none: ['시트에 행이 없습니다.', 'The sheet has no rows.', '表格没有行。', 'La hoja no tiene filas.'],
})

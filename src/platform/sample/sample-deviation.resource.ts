import { date, flag, number, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 이탈 검토표: the worksheet of the gallery, shaped like that of a hazard and operability study (IEC 61882: node,
 * deviation, cause, consequence, safeguard). Its rows are edited in the grid and save themselves.
 */
export const sampleDeviation = defineResource({
  name: 'sampleDeviation',
  title: '이탈 검토표',
  path: '/api/sample/deviation',
  menus: ['sample/component/sheetSample', 'sample/component/revisionSample'],
  key: 'sampleDeviationNo',
  fields: {
    sortOrder: number('순서', { required: true, decimals: 6 }),
    nodeNm: text('검토구간', { required: true }),
    deviationNm: text('이탈', { required: true }),
    causeTxt: textarea('원인'),
    resultTxt: textarea('결과'),
    guardTxt: textarea('현재 안전조치'),
    ownerUserId: user('담당자'),
    dueYmd: date('기한'),
    doneYn: flag('조치완료', { control: 'checkbox', first: 'N' }),
  },
  scope: 'everyone',
  order: [
    { by: 'sortOrder', direction: 'asc' },
    { by: 'sampleDeviationNo', direction: 'asc' },
  ],
  search: { nodeNm: 'contains', deviationNm: 'contains', doneYn: 'equals' },
  excel: {
    import: ['sortOrder', 'nodeNm', 'deviationNm', 'causeTxt', 'resultTxt', 'guardTxt', 'dueYmd', 'doneYn'],
  },
})

import { code, datetime, number, ref, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 엑셀작업 (admin 2.2, R12): downloads that run in the background, and uploads. */
export const excelJob = defineResource({
  name: 'excelJob',
  title: '엑셀작업',
  path: '/api/manage/exceljob',
  menus: ['manage/log/excelJob'],
  key: 'jobNo',
  stamped: false,
  fields: {
    rqstDt: datetime('요청일시', { required: true }),
    userId: user('요청자', { required: true }),
    kindCd: code('구분', 'EXCEL_KIND', { required: true }),
    label: text('작업명', { required: true }),
    tableNm: text('대상', { required: true }),
    statusCd: code('상태', 'EXCEL_STATUS', { required: true }),
    rowCnt: number('건수'),
    doneCnt: number('처리건수'),
    fileNo: ref('파일', 'attachFile'),
    reason: textarea('다운로드 사유'),
    startDt: datetime('시작'),
    endDt: datetime('종료'),
    expireDt: datetime('보관기한'),
    message: textarea('메시지'),
  },
  scope: 'everyone',
  list: [
    'rqstDt',
    'userId',
    'kindCd',
    'label',
    'statusCd',
    'rowCnt',
    'doneCnt',
    'fileNo',
    'endDt',
    'expireDt',
    'message',
  ],
  search: { rqstDt: 'period', userId: 'equals', kindCd: 'in', statusCd: 'in' },
})
/** Values of the code group EXCEL_KIND and EXCEL_STATUS. */
export const excelKinds = { download: 'DOWN', upload: 'UP', pack: 'PACK' } as const
export const excelStates = {
  waiting: 'WAIT',
  running: 'RUN',
  done: 'DONE',
  failed: 'FAIL',
  expired: 'EXPIRED',
} as const

import { datetime, flag, number, textarea } from '../../core/shared/field.ts'
import { documentExtensions } from '../../core/shared/limits.ts'
import { defineResource, type Row } from '../../core/shared/resource.ts'

const told = { required: true, min: 5, max: 1000 } as const
/**
 * 개인정보 유출 (admin R14; 개인정보 보호법 제34조, 시행령 제39·40조): from the moment on which it became known, 72 hours to tell
 * and to report.
 */
export const privacyBreach = defineResource({
  name: 'privacyBreach',
  title: '개인정보 유출',
  path: '/api/manage/privacybreach',
  listPath: '/api/manage/privacybreaches',
  menus: ['manage/log/privacyBreach'],
  key: 'breachNo',
  fields: {
    knownDt: datetime('인지일시', { required: true }),
    contTxt: textarea('개요', { required: true, min: 5, max: 1000 }),
    itemTxt: textarea('유출 항목', { required: true, max: 1000 }),
    personCnt: number('정보주체 수(명)', { required: true, min: 0 }),
    sensitiveYn: flag('민감·고유식별정보', { control: 'checkbox', first: 'N' }),
    outsideYn: flag('외부 불법접근', { control: 'checkbox', first: 'N' }),
    rptYn: flag('신고 대상', { readOnly: true, control: 'checkbox' }),
    dueDt: datetime('통지·신고 기한', { readOnly: true }),
    notiDt: datetime('통지일시', { readOnly: true }),
    notiTxt: textarea('통지 내용', { readOnly: true }),
    rptDt: datetime('신고일시', { readOnly: true }),
    rptTxt: textarea('신고 내용', { readOnly: true }),
    actTxt: textarea('조치', { readOnly: true }),
    undoneReason: textarea('미이행 사유', { readOnly: true }),
  },
  scope: 'everyone',
  list: [
    'contTxt',
    'state',
    'dueDt',
    'rptYn',
    'knownDt',
    'personCnt',
    'notiDt',
    'rptDt',
    'sensitiveYn',
    'outsideYn',
    'actTxt',
  ],
  search: { knownDt: 'period', state: 'in', rptYn: 'equals', contTxt: 'contains' },
  files: { document: { label: '증빙', limit: 20, maxMegabytes: 20, extensions: documentExtensions } },
  states: { known: '인지', answering: '통지·신고', closed: '종결' },
  transitions: {
    notify: {
      label: '통지 기록',
      from: ['known', 'answering'],
      to: 'answering',
      input: { notiDt: datetime('통지일시', { required: true }), notiTxt: textarea('통지 내용', told) },
    },
    report: {
      label: '신고 기록',
      from: ['known', 'answering'],
      to: 'answering',
      input: { rptDt: datetime('신고일시', { required: true }), rptTxt: textarea('신고 내용', told) },
    },
    close: {
      label: '종결',
      from: ['known', 'answering'],
      to: 'closed',
      input: { actTxt: textarea('조치', told), undoneReason: textarea('미이행 사유', { max: 1000 }) },
    },
  },
})
export interface PrivacyBreachRow extends Row<typeof privacyBreach> {}

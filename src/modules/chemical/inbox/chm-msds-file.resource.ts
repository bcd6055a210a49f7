import { code, date, ref, text } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { reasonMin } from '../../../core/shared/limits.ts'

/**
 * MSDS 받은 파일: every PDF that was put in, with what was recognised, until it is a sheet or was set aside.
 * Nothing is lost. (features 3)
 */
export const chmMsdsFile = defineResource({
  name: 'chmMsdsFile',
  title: 'MSDS 받은 파일',
  path: '/api/chm/msdsfile',
  menus: ['chm/msds/msdsInbox'],
  key: 'msdsFileNo',
  fields: {
    fileNm: text('파일명', { required: true, max: 300, searchable: true }),
    prodNo: ref('제품', 'chmProduct'),
    langCd: code('언어', 'LANG'),
    revYmd: date('개정일'),
    whyTxt: text('인식 근거', { readOnly: true, max: 500 }),
    msdsNo: ref('MSDS', 'chmMsds', { readOnly: true }),
  },
  scope: 'everyone',
  order: [{ by: 'msdsFileNo', direction: 'desc' }],
  list: ['fileNm', 'state', 'prodNo', 'langCd', 'revYmd', 'whyTxt', 'msdsNo', 'createDt'],
  search: { fileNm: 'contains', prodNo: 'equals', state: 'in' },
  files: { document: { label: 'MSDS 원본(PDF)', limit: 1, maxMegabytes: 20, extensions: ['pdf'] } },
  states: { waiting: '확인 대기', duplicate: '중복', filed: 'MSDS 등록', discarded: '제외' },
  transitions: {
    recognise: { label: '다시 인식', from: ['waiting', 'duplicate'], to: 'waiting' },
    file: {
      label: 'MSDS로 등록',
      from: ['waiting'],
      to: 'filed',
      input: {
        prodNo: ref('제품(인식한 것과 다를 때)', 'chmProduct'),
        langCd: code('언어(인식한 것과 다를 때)', 'LANG'),
        revYmd: date('개정일(인식한 것과 다를 때)'),
        emergencyTel: text('긴급전화', { form: 'phone', required: true, max: 50 }),
      },
    },
    markDuplicate: { label: '중복', from: ['waiting'], to: 'duplicate', system: true },
    discard: { label: '제외', from: ['waiting', 'duplicate'], to: 'discarded', reasonMin, danger: true },
    restore: { label: '되살리기', from: ['discarded'], to: 'waiting' },
  },
})
export interface ChmMsdsFile extends FullRow<typeof chmMsdsFile> {}

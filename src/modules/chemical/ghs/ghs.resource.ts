import { code, codes, date, flag, tags, text } from '../../../core/shared/field.ts'
import { defineResource, type Row } from '../../../core/shared/resource.ts'

const ghsMenus = ['chm/msds/msdsList', 'baseInfo/chemical/chemicalList'] as const

/**
 * What a hazard class and category put on the label; a table of facts with source and validity. (MSDS 고시
 * 별표1·2)
 */
export const chmGhsMap = defineResource({
  name: 'chmGhsMap',
  title: 'GHS 분류표',
  path: '/api/chm/ghsmap',
  menus: ghsMenus,
  key: 'ghsMapNo',
  fields: {
    ghsClassCd: code('유해·위험성 분류', 'GHS_CLASS', { required: true }),
    ghsCatCd: code('구분', 'GHS_CAT', { required: true }),
    hCode: text('H문구', { max: 10 }),
    pictoCds: codes('그림문자', 'PICTO'),
    signalWordCd: code('신호어', 'SIGNAL', { required: true }),
    pCodes: tags('P문구'),
    effectYmd: date('시행일', { required: true }),
    endYmd: date('종료일'),
    sourceTxt: text('출처', { required: true, max: 300 }),
    confirmNeededYn: flag('확인 필요'),
  },
  scope: 'everyone',
  order: [{ by: 'ghsMapNo', direction: 'asc' }],
  list: [
    'ghsClassCd',
    'ghsCatCd',
    'hCode',
    'pictoCds',
    'signalWordCd',
    'pCodes',
    'effectYmd',
    'sourceTxt',
    'confirmNeededYn',
  ],
  search: { ghsClassCd: 'in', hCode: 'contains', signalWordCd: 'in', confirmNeededYn: 'equals' },
})

/** Hazard and precautionary statements in the four languages of the label. */
export const chmPhrase = defineResource({
  name: 'chmPhrase',
  title: '유해·위험·예방조치 문구',
  path: '/api/chm/phrase',
  menus: ghsMenus,
  key: 'phraseCd',
  fields: {
    phraseCd: text('문구코드', { required: true, max: 30 }),
    phraseTypeCd: code('구분', 'CHM_PHRASE', { required: true }),
    phraseTxt: text('문구', { required: true, max: 500 }),
    phraseTxtEn: text('문구(영어)', { required: true, max: 500 }),
    phraseTxtZh: text('문구(중국어)', { required: true, max: 500 }),
    phraseTxtEs: text('문구(스페인어)', { required: true, max: 500 }),
  },
  scope: 'everyone',
  order: [{ by: 'phraseCd', direction: 'asc' }],
  search: { phraseCd: 'contains', phraseTypeCd: 'in', phraseTxt: 'contains' },
})
export interface ChmPhrase extends Row<typeof chmPhrase> {}

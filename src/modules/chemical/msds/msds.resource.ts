import {
  code,
  codes,
  date,
  datetime,
  department,
  flag,
  number,
  process,
  ref,
  refCode,
  tags,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type Row } from '../../../core/shared/resource.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'

/** The pages on which everybody reads MSDS; records are opened from each of them. */
export const msdsMenus = [
  'chm/msds/msdsList',
  'chm/msds/msdsCompare',
  'chm/msds/msdsExpire',
  'chm/msds/msdsNotice',
] as const

/** One of the 16 sections in the order of MSDS 고시 제10조 제1항. */
export const chmMsdsSect = defineLines({
  name: 'chmMsdsSect',
  title: 'MSDS 항목',
  key: 'sectLineNo',
  parent: 'msdsNo',
  order: [{ by: 'sectCd', direction: 'asc' }],
  fields: {
    sectCd: code('항목', 'MSDS_SECT', { required: true }),
    contents: textarea('내용', { required: true, max: 8000 }),
  },
})
/** The classification that the label is derived from. */
export const chmMsdsGhs = defineLines({
  name: 'chmMsdsGhs',
  title: 'MSDS GHS 분류',
  key: 'msdsGhsNo',
  parent: 'msdsNo',
  fields: {
    ghsClassCd: code('유해·위험성 분류', 'GHS_CLASS', { required: true }),
    ghsCatCd: code('구분', 'GHS_CAT', { required: true }),
    hCode: text('H문구', { max: 10 }),
  },
})

/** MSDS: one revision of a product's safety data sheet in one language. (chm.md 2, 4) */
export const chmMsds = defineResource({
  name: 'chmMsds',
  title: 'MSDS',
  path: '/api/chm/msds',
  listPath: '/api/chm/msdss',
  menus: msdsMenus,
  key: 'msdsNo',
  fields: {
    msdsCd: text('MSDS번호', { numbering: 'MS-{YYYY}-{seq5}', searchable: true }),
    prodNo: ref('제품', 'chmProduct', { required: true }),
    msdsVer: number('개정번호', { readOnly: true, separator: false }),
    langCd: code('언어', 'LANG', { required: true }),
    msdsSrcCd: code('출처', 'CHM_MSDS_SRC', { required: true }),
    origWriterTxt: text('최초 작성기관·시기', { max: 200 }),
    writeYmd: date('최초작성일', { required: true }),
    revYmd: date('최종개정일'),
    recvYmd: date('수령일', { required: true }),
    reviewDueYmd: date('검토기한', { readOnly: true }),
    submitNo: text('제출번호', { max: 30 }),
    submitYmd: date('제출일'),
    emergencyTel: text('긴급전화', { required: true, max: 50 }),
    secretYn: flag('비공개승인', { control: 'checkbox', first: 'N' }),
    secretApprNo: text('비공개 승인번호', { max: 30 }),
    secretStartYmd: date('비공개 시작일'),
    secretEndYmd: date('비공개 만료일', { readOnly: true }),
    signalWordCd: code('신호어', 'SIGNAL', { readOnly: true }),
    pictoCds: codes('그림문자', 'PICTO'),
    labelPCodes: tags('라벨 P문구', { max: 6 }),
    prevMsdsNo: ref('이전판', 'chmMsds', { readOnly: true }),
    changeTxt: textarea('개정 사유', { max: 1000 }),
    noDataTxt: textarea('자료 없음 사유', { max: 500 }),
    noDataUserId: user('자료 없음 확인자', { readOnly: true }),
  },
  scope: 'everyone',
  order: [{ by: 'msdsCd', direction: 'desc' }],
  list: [
    'msdsCd',
    'prodNo',
    'state',
    'reviewDueYmd',
    'msdsVer',
    'langCd',
    'signalWordCd',
    'pictoCds',
    'revYmd',
    'recvYmd',
    'msdsSrcCd',
    'submitNo',
  ],
  search: {
    msdsCd: 'contains',
    prodNo: 'equals',
    state: 'in',
    langCd: 'in',
    signalWordCd: 'in',
    pictoCds: 'has',
    reviewDueYmd: 'period',
    msdsSrcCd: 'in',
  },
  lines: { sects: chmMsdsSect, ghs: chmMsdsGhs },
  files: { document: { label: 'MSDS 원본(PDF)', limit: 5, maxMegabytes: 20, extensions: ['pdf'] } },
  states: {
    registered: '등록',
    reviewing: '검토중',
    valid: '유효',
    revising: '개정필요',
    superseded: '이전판',
    discarded: '폐기',
  },
  transitions: {
    requestReview: {
      label: '검토요청',
      from: ['registered'],
      to: 'reviewing',
      approval: {
        biz: 'ABZ22',
        approved: 'approve',
        rejected: 'reject',
        withdrawn: 'reject',
        discarded: 'reject',
      },
    },
    approve: { label: '승인', from: ['reviewing'], to: 'valid', system: true },
    reject: { label: '반려', from: ['reviewing', 'registered'], to: 'registered', system: true },
    markRevision: { label: '개정필요 등록', from: ['valid'], to: 'revising', reasonMin },
    reviewDone: { label: '변경 없음 확인', from: ['revising'], to: 'valid', reasonMin },
    supersede: { label: '이전판 처리', from: ['valid', 'revising'], to: 'superseded', system: true },
    discard: { label: '폐기', from: ['valid', 'revising'], to: 'discarded', reasonMin, danger: true },
  },
})
export interface ChmMsds extends FullRow<typeof chmMsds> {}
export interface ChmMsdsRow extends Row<typeof chmMsds> {}

/** 경고표지 출력: which label was printed for what container, by whom. Written by the printing alone. */
export const chmLabelPrint = defineResource({
  name: 'chmLabelPrint',
  title: '경고표지 출력',
  path: '/api/chm/labelprint',
  menus: ['chm/msds/msdsList'],
  key: 'labelPrintNo',
  stamped: false,
  fields: {
    msdsNo: ref('MSDS', 'chmMsds', { required: true }),
    labelTypeCd: code('표지 종류', 'LABEL_TYPE', { required: true }),
    langCd: code('언어', 'LANG', { required: true }),
    containerVal: number('용기 용량(L)', { required: true, decimals: 3, min: 0 }),
    sizeVal: number('넓이(cm²)', { required: true, decimals: 2, min: 0 }),
    printCnt: number('매수', { required: true, min: 1 }),
    printUserId: user('출력자', { required: true }),
    printDt: datetime('출력일시', { required: true }),
  },
  scope: 'everyone',
  list: ['printDt', 'msdsNo', 'labelTypeCd', 'langCd', 'containerVal', 'sizeVal', 'printCnt', 'printUserId'],
  search: { msdsNo: 'equals', labelTypeCd: 'in', printDt: 'period' },
})

/** 게시·교육·배포: who has to be told of a revision, and who has been. Undone rows are the tasks of a change. */
export const chmMsdsNotice = defineResource({
  name: 'chmMsdsNotice',
  title: 'MSDS 게시·교육',
  path: '/api/chm/msdsnotice',
  menus: ['chm/msds/msdsNotice', 'chm/msds/msdsList'],
  key: 'msdsNoticeNo',
  fields: {
    msdsNo: ref('MSDS', 'chmMsds', { required: true }),
    noticeTypeCd: code('구분', 'CHM_MSDS_NOTICE', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    processNo: process('공정'),
    placeNm: text('장소·대상', { max: 200 }),
    targetCnt: number('대상 인원', { min: 0, max: 100_000 }),
    reasonTxt: text('사유', { max: 300 }),
    dueYmd: date('기한'),
    doneYmd: date('실시일'),
    openYn: flag('남은 일', { readOnly: true }),
    doneUserId: user('실시자', { readOnly: true }),
    eduTxt: text('교육번호·자료', { max: 100 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'dueYmd', direction: 'asc' }],
  list: [
    'msdsNo',
    'noticeTypeCd',
    'plantCd',
    'deptCd',
    'processNo',
    'placeNm',
    'targetCnt',
    'reasonTxt',
    'dueYmd',
    'doneYmd',
    'doneUserId',
    'eduTxt',
  ],
  search: {
    msdsNo: 'equals',
    noticeTypeCd: 'in',
    plantCd: 'equals',
    deptCd: 'subtree',
    processNo: 'equals',
    dueYmd: 'period',
    doneYmd: 'period',
    openYn: 'equals',
  },
  files: {
    photo: { label: '게시 사진', imageOnly: true, limit: 5, maxMegabytes: 10 },
    document: { label: '교육 서명부', limit: 5, maxMegabytes: 20, extensions: documentExtensions },
  },
})
export interface ChmMsdsNotice extends Row<typeof chmMsdsNotice> {}

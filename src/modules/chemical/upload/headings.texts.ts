/**
 * Words over the columns of workbooks that others publish. They are recognised while a workbook is read; the portal
 * shows none of them.
 */

/** What suppliers write over the columns of their lists of substances. */
export const substanceHeadings = {
  casNo: ['CAS No', 'CAS', 'CAS#', 'CAS RN', 'CAS Number', '카스번호'],
  chemNm: ['물질명', '화학물질명', '성분명', '국문명', '화학물질명(국문)', '품명', 'Chemical name (Korean)'],
  chemNmEn: ['영문명', 'Chemical name', 'Substance', 'Name', '화학물질명(영문)'],
  chemSynonym: ['관용명', 'Synonym', 'Synonyms', '별명'],
  keNo: ['KE No', 'KE번호', 'KE', '기존화학물질번호'],
  ecNo: ['EC No', 'EC', 'EC Number', 'EINECS', 'EINECS No'],
  unNo: ['UN No', 'UN', 'UN Number'],
  toxicNo: ['고유번호', '유독물질번호'],
  molFormula: ['화학식', 'Formula', 'Molecular formula'],
  molWeight: ['MW', 'Molecular weight', 'Mol. wt'],
  stateCd: ['상태', 'State', 'Physical state', '물리적 상태'],
  boilingPt: ['끓는점', '비점', 'Boiling point', 'BP'],
  flashPt: ['인화점', 'Flash point', 'FP'],
  autoIgnTemp: ['발화점', '자연발화온도', 'Auto-ignition temperature'],
  meltingPt: ['녹는점', '융점', 'Melting point', 'MP'],
  lelVal: ['폭발하한', 'LEL', 'LFL', '연소하한'],
  uelVal: ['폭발상한', 'UEL', 'UFL', '연소상한'],
  vaporPress: ['증기압', 'Vapour pressure', 'Vapor pressure'],
  specGravity: ['Specific gravity', 'SG', '상대밀도'],
  twaVal: ['TWA', 'OEL', '시간가중평균노출기준'],
  stelVal: ['STEL', '단시간노출기준'],
  ceilVal: ['Ceiling', '최고노출기준'],
  expUnitCd: ['단위', 'Unit'],
  carcCd: ['Carcinogenicity', 'Carc'],
  mutaCd: ['변이원성', 'Mutagenicity', 'Muta'],
  reproCd: ['Reproductive toxicity', 'Repr'],
} as const

/** What ministries and consultants write over the columns of a list of the law. */
export const regulationHeadings = {
  regSubjNm: [
    '물질명',
    '화학물질명',
    '유해물질명',
    '사고대비물질명',
    '화학물질의 명칭',
    '사고대비물질',
    '유해·위험물질',
    '국문명',
    '유해인자',
    '명칭',
    'Substance',
  ],
  casNo: ['CAS No', 'CAS', 'CAS#'],
  casGroup: ['군 CAS', 'CAS 목록', '그룹 CAS'],
  contentMinPct: ['함량', '함유량', '한계농도', '함량기준'],
  contentOpCd: ['이상/초과', '비교'],
  thr1Qty: ['하위', '하위규정수량', '제조·취급', '제조·사용', '지정수량', '규정량', 'TWA', '기준량'],
  thr2Qty: ['상위', '상위규정수량', '저장', '보관·저장', 'STEL'],
  thrUnitTxt: ['단위', 'Unit'],
  lawArticle: ['근거', '조항', '법령'],
  noticeTxt: ['고유번호', '고시번호', '고시', '비고'],
  kindTxt: ['구분', '유해성 구분', '유해인자의 세부 분류'],
} as const
/** What stands under the quantities of a published list in tonnes, and what its kinds of hazard are called. */
export const regulationWords = {
  tonnes: '톤',
  kilograms: 'kg',
  store: '저장',
  handle: '취급',
  deleted: /^[(<〈\s]*삭제/,
  above: /초과/,
  kinds: { C1: '급성', C2: '만성', C3: '생태' } as Readonly<Record<string, string>>,
  /** `벤젠[Benzene; 71-43-2] 및 이를 85% 이상 함유한 혼합물`: name, and what follows it. */
  mixture: /\s*(?:및 이를|및 이들|및 그 중).*$/,
  contents: /([\d.]+)\s*%\s*(?:이상|초과)/g,
} as const

import { textIn } from '../../../core/shared/four-texts.ts'
import type { SimopsRule } from './simops.rule.ts'
import { simopsSeedTexts } from './simops-seed.texts.ts'

/** A row of the table with which every installation begins. */
export type SimopsDefault = Omit<SimopsRule, 'simopsRuleNo' | 'applyDt'> & { confirmNeededYn: 'Y' | 'N' }
type Text = keyof typeof simopsSeedTexts
/** A column and its translations. */
const inAll = (name: 'ruleNm' | 'guideTxt' | 'basisTxt', text: Text) => ({
  [name]: text,
  [`${name}En`]: textIn(simopsSeedTexts[text], 'en'),
  [`${name}Zh`]: textIn(simopsSeedTexts[text], 'zh'),
  [`${name}Es`]: textIn(simopsSeedTexts[text], 'es'),
})
const rule = (
  ruleNm: Text,
  [kindACd, kindBCd]: readonly [SimopsRule['kindACd'], SimopsRule['kindBCd']],
  placeCd: SimopsRule['placeCd'],
  levelCd: SimopsRule['levelCd'],
  guideTxt: Text,
  basisTxt: Text,
  more: Partial<SimopsDefault> = {},
): SimopsDefault => ({
  ruleNm,
  kindACd,
  kindBCd,
  placeCd,
  levelCd,
  guideTxt,
  basisTxt,
  ...inAll('ruleNm', ruleNm),
  ...inAll('guideTxt', guideTxt),
  ...inAll('basisTxt', basisTxt),
  distM: null,
  factorVal: null,
  heightM: null,
  stockKg: null,
  bufferMin: 0,
  confirmNeededYn: 'N',
  ...more,
})
const sparks: Text = '안전보건규칙 제241조의2(화재감시자 반경 11m)'
const company: Text = '회사 기준'

/** The table of ptw.md 5.6; an administrator changes it on the page. */
export const simopsDefaults: readonly SimopsDefault[] = [
  rule(
    '화기 × 배관·설비 개방',
    ['HOT', 'OPEN'],
    'distance',
    'forbidden',
    '시간을 나누거나 장소를 옮기세요.',
    sparks,
    { distM: 11 },
  ),
  rule(
    '화기 × 인화성 드레인·도장·세척',
    ['HOT', 'FLAM'],
    'distance',
    'forbidden',
    '시간을 나누거나 장소를 옮기세요.',
    sparks,
    {
      distM: 11,
    },
  ),
  rule(
    '화기 × 배관·설비 개방(풍하)',
    ['HOT', 'OPEN'],
    'downwind',
    'forbidden',
    '풍하측 화기작업의 시간을 나누세요.',
    company,
    {
      distM: 15,
    },
  ),
  rule(
    '화기 × 인화성 드레인·도장·세척(풍하)',
    ['HOT', 'FLAM'],
    'downwind',
    'forbidden',
    '풍하측 화기작업의 시간을 나누세요.',
    company,
    {
      distM: 15,
    },
  ),
  rule(
    '화기 × 인화성 잔류 밀폐공간',
    ['HOT', 'SPACE_FLAM'],
    'distance',
    'forbidden',
    '잔류물질을 제거한 뒤 다시 판정하세요.',
    sparks,
    {
      distM: 11,
    },
  ),
  rule(
    '방사선 × 모든 작업',
    ['RAD', 'ANY'],
    'control',
    'forbidden',
    '통제반경 안의 모든 인원을 내보내세요.',
    company,
  ),
  rule(
    '중장비 회전반경 × 모든 작업',
    ['LIFT', 'ANY'],
    'swing',
    'conditional',
    '회전반경을 통제하고 신호수를 배치하세요.',
    company,
    {
      distM: 2,
    },
  ),
  rule(
    '굴착 × 중장비',
    ['DIG', 'LIFT'],
    'depth',
    'conditional',
    '굴착면 끝에서 장비를 떼어 놓으세요.',
    company,
    {
      distM: 2,
      factorVal: 1.5,
    },
  ),
  rule(
    '질소 퍼지·불활성 × 밀폐공간(같은 계통)',
    ['INERT', 'SPACE'],
    'system',
    'forbidden',
    '퍼지가 끝나고 격리를 확인한 뒤 출입하세요.',
    '안전보건규칙 제619조·제630조',
  ),
  rule(
    '질소 퍼지·불활성 × 밀폐공간',
    ['INERT', 'SPACE'],
    'distance',
    'forbidden',
    '퍼지가 끝난 뒤 출입하세요.',
    company,
    { distM: 10 },
  ),
  rule(
    '상하 동시작업',
    ['ANY', 'ANY'],
    'vertical',
    'conditional',
    '낙하물 방지망과 하부 통제를 두세요.',
    '안전보건규칙 제14조(낙하물 방지)',
    { distM: 5, heightM: 2 },
  ),
  rule(
    '시운전·통전 × 정전작업',
    ['ENERGIZE', 'OUTAGE'],
    'circuit',
    'forbidden',
    '정전작업이 끝난 뒤 통전하세요.',
    '안전보건규칙 제319조',
  ),
  rule(
    '같은 격리지점, 다른 상태',
    ['ANY', 'ANY'],
    'point',
    'forbidden',
    '먼저 승인된 작업의 격리가 끝난 뒤 작업하세요.',
    '안전보건규칙 제92조·제319조',
  ),
  rule(
    '화기 × 인화성 물질 보관',
    ['HOT', 'STOCK'],
    'distance',
    'conditional',
    '보관물을 옮기거나 방호하고 감시자를 두세요.',
    '안전보건규칙 제241조',
    { distM: 11, stockKg: 1 },
  ),
]

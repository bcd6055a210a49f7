import {
  code,
  codes,
  date,
  datetime,
  flag,
  number,
  ref,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines } from '../../../core/shared/resource.ts'
import { whoIdentifies } from './crew-names.rule.ts'

const parent = 'permitNo'

export const permitWorkers = defineLines({
  name: 'permitWorker',
  title: '작업자',
  key: 'permitWorkerNo',
  parent,
  fields: {
    // Exactly one of the two: the vendor's worker, or the employee of the department that does the work.
    vendorWorkerNo: ref('작업자', 'vendorWorker', { inFull: whoIdentifies }),
    workerUserId: user('작업자(자체)'),
    roleTxt: text('담당', { max: 50 }),
    qualTypeCd: text('필요 자격', { max: 20 }),
  },
})
/** 반입장비: chosen from the register of the vendor that does the work. */
export const permitEquips = defineLines({
  name: 'permitEquip',
  title: '반입장비',
  key: 'permitEquipNo',
  parent,
  fields: {
    vendorEquipNo: ref('장비', 'vendorEquip', { required: true }),
    useTxt: text('용도', { max: 100 }),
  },
})
export const permitMaterials = defineLines({
  name: 'permitMaterial',
  title: '취급·잔류물질',
  key: 'permitMaterialNo',
  parent,
  fields: {
    matNm: text('물질명', { required: true, max: 100 }),
    // Brought by the company itself: it has been declared there and needs its material check.
    chemprodNo: ref('업체 화학자재', 'chemprod'),
    casNo: text('CAS 번호', { max: 20 }),
    residueYn: flag('잔류', { required: true, control: 'checkbox' }),
    qtyTxt: text('수량', { max: 50 }),
    lelPct: number('폭발하한(%)', { decimals: 2, min: 0, max: 100 }),
    toxLimitPpm: number('노출기준 TWA(ppm)', { decimals: 2, min: 0, max: 100_000 }),
    ppeTxt: text('보호구', { max: 100 }),
  },
})
/** One row per supplementary permit; which columns a kind needs stands in supplement-attributes.rule.ts. */
export const permitSupplements = defineLines({
  name: 'permitSupplement',
  title: '보충허가',
  key: 'permitSupplementNo',
  parent,
  fields: {
    supplCd: code('보충허가', 'PTW_SUPPL', { required: true }),
    spaceNm: text('밀폐공간', { max: 100 }),
    entrantMax: number('최대 출입인원(명)', { min: 1, max: 100 }),
    ventMethodCd: code('환기방법', 'PTW_VENT'),
    airflow: number('환기량(m³/min)', { decimals: 1, min: 0 }),
    rescueGearTxt: text('구조장비', { max: 200 }),
    circuitTxt: text('회로', { max: 100 }),
    voltageV: number('전압(V)', { min: 0, max: 800_000 }),
    powerVa: number('전기에너지(VA)', { decimals: 1, min: 0, max: 100_000_000 }),
    drawingNo: text('단선도·P&ID 번호', { max: 50 }),
    depthM: number('굴착 깊이(m)', { decimals: 2, min: 0, max: 50 }),
    widthM: number('굴착 폭(m)', { decimals: 2, min: 0, max: 200 }),
    buriedCds: codes('매설물 확인', 'PTW_BURIED', { control: 'checkbox' }),
    shoringYn: flag('흙막이'),
    leaderNm: text('작업지휘자', { max: 50 }),
    sourceTxt: text('방사선원', { max: 100 }),
    activityTxt: text('방사능', { max: 50 }),
    controlRadiusM: number('통제반경(m)', { decimals: 1, min: 0, max: 1000 }),
    heightM: number('작업 높이(m)', { decimals: 1, min: 0, max: 300 }),
    platformCd: code('작업발판', 'PTW_PLATFORM'),
    ladderHeightM: number('사다리 작업면(m)', { decimals: 1, min: 0, max: 20 }),
    anchorTxt: text('안전대 걸이', { max: 100 }),
    equipTxt: text('장비', { max: 100 }),
    loadKg: number('인양하중(kg)', { min: 0, max: 2_000_000 }),
    ratedKg: number('정격하중(kg)', { min: 0, max: 2_000_000 }),
    radiusM: number('작업반경(m)', { decimals: 1, min: 0, max: 200 }),
    signalTxt: text('신호수', { max: 50 }),
    lineTxt: text('배관·설비', { max: 100 }),
    mediumNm: text('내부 물질', { max: 100 }),
    flammableYn: flag('인화성'),
    toxicYn: flag('독성'),
    pressureBar: number('압력(bar)', { decimals: 2, min: -1, max: 5000 }),
    tempC: number('온도(℃)', { decimals: 1, min: -273, max: 2000 }),
    blindTxt: textarea('맹판 목록', { max: 1000 }),
    jetPressureBar: number('분사 압력(bar)', { min: 0, max: 5000 }),
    abrasiveTxt: text('연마재', { max: 100 }),
  },
})
export const permitChecks = defineLines({
  name: 'permitCheck',
  title: '안전조치 확인',
  key: 'permitCheckNo',
  parent,
  readOnly: true,
  order: [{ by: 'sortOrder', direction: 'asc' }],
  fields: {
    permitItemNo: ref('점검항목', 'permitItem', { required: true }),
    stageCd: code('단계', 'PTW_STAGE', { required: true }),
    itemNm: text('점검항목', { required: true, max: 500 }),
    basisTxt: text('근거', { max: 200 }),
    // What was confirmed, as readers of other languages read it.
    itemNmEn: text('점검항목(영어)', { max: 500 }),
    itemNmZh: text('점검항목(중국어)', { max: 500 }),
    itemNmEs: text('점검항목(스페인어)', { max: 500 }),
    basisTxtEn: text('근거(영어)', { max: 200 }),
    basisTxtZh: text('근거(중국어)', { max: 200 }),
    basisTxtEs: text('근거(스페인어)', { max: 200 }),
    killYn: flag('부적합 시 시작불가', { required: true }),
    photoYn: flag('사진', { required: true }),
    sortOrder: number('정렬', { required: true }),
    needYn: flag('필요', { required: true }),
    needTxt: text('필요 없는 사유', { max: 500 }),
    needUserId: user('정한 사람'),
    needDt: datetime('정한 일시'),
    doneYn: flag('조치'),
    doneUserId: user('조치자'),
    doneDt: datetime('조치일시'),
    confirmYn: flag('확인'),
    photoFileNo: number('확인 사진'),
    confirmUserId: user('확인자'),
    confirmDt: datetime('확인일시'),
    arriveDt: datetime('도착일시'),
    remark: text('비고', { max: 500 }),
  },
})
/** Confirmations of earlier rounds: a suspension asks for a second one and keeps the first. */
export const permitCheckRounds = defineLines({
  name: 'permitCheckRound',
  title: '지난 확인',
  key: 'permitCheckRoundNo',
  parent,
  readOnly: true,
  order: [{ by: 'permitCheckRoundNo', direction: 'asc' }],
  fields: {
    checkSeq: number('안전조치', { required: true }),
    roundSeq: number('차수', { required: true }),
    itemNm: text('점검항목', { required: true, max: 500 }),
    doneUserId: user('조치자'),
    doneDt: datetime('조치일시'),
    confirmUserId: user('확인자', { required: true }),
    confirmDt: datetime('확인일시', { required: true }),
    photoFileNo: number('확인 사진'),
  },
})
/** Kept 3 years (안전보건규칙 제619조의2제4항). */
export const permitGases = defineLines({
  name: 'permitGas',
  title: '가스측정',
  key: 'permitGasNo',
  parent,
  readOnly: true,
  // Two measurements of one minute: the one that was written later is the newer one.
  order: [
    { by: 'measDt', direction: 'desc' },
    { by: 'permitGasNo', direction: 'desc' },
  ],
  fields: {
    measTypeCd: code('측정구분', 'PTW_MEAS_TYPE', { required: true, control: 'radio' }),
    measDt: datetime('측정일시', { required: true }),
    pointCd: code('측정위치', 'PTW_GAS_POINT', { required: true, control: 'radio' }),
    o2Pct: number('산소 O₂(%)', { required: true, decimals: 2, min: 0, max: 100 }),
    lelPct: number('가연성가스 LEL(%)', { required: true, decimals: 2, min: 0, max: 100 }),
    coPpm: number('일산화탄소 CO(ppm)', { decimals: 2, min: 0, max: 100_000 }),
    h2sPpm: number('황화수소 H₂S(ppm)', { decimals: 2, min: 0, max: 100_000 }),
    co2Pct: number('이산화탄소 CO₂(%)', { decimals: 3, min: 0, max: 100 }),
    toxNm: text('독성물질', { max: 100 }),
    toxVal: number('독성물질 농도(ppm)', { decimals: 2, min: 0, max: 100_000 }),
    toxLimit: number('독성물질 기준(ppm)', { decimals: 2, min: 0, max: 100_000 }),
    testerTxt: text('측정자', { required: true, max: 50 }),
    // Who measured himself; testerTxt is the name, as it was then.
    testerWorkerNo: ref('측정한 작업자', 'vendorWorker', { inFull: whoIdentifies }),
    testerUserId: user('측정한 직원'),
    // 'N': it waited for the network and nobody has signed it.
    testerSignYn: flag('측정자 서명'),
    deviceSn: text('측정기 번호', { required: true, max: 50 }),
    calExpYmd: date('교정기한', { required: true }),
    // Only of what had to wait for the network: the time of measurement is one thing, that of its arrival
    // another.
    arriveDt: datetime('도착일시'),
    judgeCd: code('판정', 'PTW_JUDGE', { readOnly: true }),
    failTxt: textarea('부적합 항목', { readOnly: true }),
    nextDueDt: datetime('다음 측정기한', { readOnly: true }),
    createUserId: user('입력자', { readOnly: true }),
  },
})
export const permitEntries = defineLines({
  name: 'permitEntry',
  title: '밀폐공간 출입',
  key: 'permitEntryNo',
  parent,
  readOnly: true,
  order: [{ by: 'inDt', direction: 'desc' }],
  fields: {
    vendorWorkerNo: ref('작업자', 'vendorWorker', { inFull: whoIdentifies }),
    workerUserId: user('작업자(자체)'),
    inDt: datetime('입장', { required: true }),
    outDt: datetime('퇴장'),
  },
})
export const permitEvents = defineLines({
  name: 'permitEvent',
  title: '진행 기록',
  key: 'permitEventNo',
  parent,
  readOnly: true,
  order: [
    { by: 'eventDt', direction: 'desc' },
    { by: 'permitEventNo', direction: 'desc' },
  ],
  fields: {
    eventCd: code('구분', 'PTW_EVENT', { required: true }),
    eventDt: datetime('일시', { required: true }),
    reasonCd: code('중지사유', 'SUSP_REASON'),
    reasonTxt: textarea('내용'),
    // What the portal itself said there, for readers of other languages (decision 0161).
    reasonKeptTxt: textarea('내용'),
    createUserId: user('처리자', { required: true }),
  },
})
export const permitCooperations = defineLines({
  name: 'permitCooperation',
  title: '협조확인',
  key: 'permitCooperationNo',
  parent,
  readOnly: true,
  fields: {
    coopKindCd: code('협조 분야', 'PTW_COOP', { required: true }),
    supplCd: code('보충허가', 'PTW_SUPPL', { required: true }),
    resultCd: code('결과', 'PTW_COOP_RESULT', { required: true }),
    confirmUserId: user('확인자'),
    confirmDt: datetime('확인일시'),
    remark: text('의견', { max: 500 }),
  },
})
export const permitSignatures = defineLines({
  name: 'permitSignature',
  title: '서명',
  key: 'permitSignatureNo',
  parent,
  readOnly: true,
  fields: {
    signRoleCd: code('서명 구분', 'PTW_SIGN', { required: true }),
    // Who signed with his own PIN at the device of the account beside it.
    vendorWorkerNo: ref('작업자', 'vendorWorker', { inFull: whoIdentifies }),
    signUserId: user('서명자', { required: true }),
    signDt: datetime('서명일시', { required: true }),
    remark: text('비고', { max: 500 }),
  },
})
/** Tool box meeting before the work (작업 전 안전점검회의). */
export const permitMeetings = defineLines({
  name: 'permitMeeting',
  title: 'TBM',
  key: 'permitMeetingNo',
  parent,
  readOnly: true,
  fields: {
    meetDt: datetime('실시일시', { required: true }),
    riskTxt: textarea('전달한 위험요인', { required: true, min: 10, max: 1000 }),
    attendCnt: number('참석(명)', { required: true, min: 1, max: 500 }),
    createUserId: user('실시자', { readOnly: true }),
  },
})
/**
 * Everybody's own signature under the meeting, with what he answered at the job (permit-attend.rule.ts). The
 * newest of a person counts.
 */
export const permitAttends = defineLines({
  name: 'permitAttend',
  title: 'TBM 서명·작업직전 점검',
  key: 'permitAttendNo',
  parent,
  readOnly: true,
  order: [{ by: 'permitAttendNo', direction: 'asc' }],
  fields: {
    vendorWorkerNo: ref('작업자', 'vendorWorker', { inFull: whoIdentifies }),
    workerUserId: user('작업자(자체)'),
    attendDt: datetime('서명일시', { required: true }),
    lmraCds: codes('아니오로 답한 질문', 'PTW_LMRA'),
    reasonTxt: text('사유', { max: 500 }),
    createUserId: user('입력자', { readOnly: true }),
  },
})
/** Who was called when the work was stopped for danger, and who has acknowledged it (산업안전보건법 제54조). */
export const permitAlarms = defineLines({
  name: 'permitAlarm',
  title: '경보 전달',
  key: 'permitAlarmNo',
  parent,
  readOnly: true,
  order: [{ by: 'permitAlarmNo', direction: 'asc' }],
  fields: {
    alarmCd: code('경보', 'PTW_ALARM', { required: true }),
    alarmDt: datetime('경보일시', { required: true }),
    reasonTxt: text('사유', { max: 1000 }),
    toUserId: user('받는 사람', { required: true }),
    // Who did not answer, so that this person was called.
    insteadUserId: user('대신 부른 사람'),
    callDt: datetime('부른 일시', { required: true }),
    callCnt: number('부른 횟수', { required: true }),
    ackDt: datetime('확인일시'),
  },
})
/** What was agreed about simultaneous operations, with who and when (산안법 제64조제1항제8호). */
export const permitAdjusts = defineLines({
  name: 'permitAdjust',
  title: '동시작업 조정',
  key: 'permitAdjustNo',
  parent,
  readOnly: true,
  order: [{ by: 'permitAdjustNo', direction: 'asc' }],
  fields: {
    adjustCd: code('조정방법', 'SIMOPS_ADJUST', { required: true }),
    ruleNm: text('규칙명', { max: 100 }),
    simopsRuleNo: ref('규칙', 'simopsRule'),
    levelCd: code('판정', 'SIMOPS_LEVEL'),
    otherPermitNo: ref('상대 허가', 'workPermit'),
    otherTxt: text('상대 작업', { max: 300 }),
    sentenceTxt: text('판정 내용', { max: 500 }),
    planTxt: textarea('조정대책', { required: true, max: 2000 }),
    basisKey: text('판정 기준', { max: 1000 }),
    adjustUserId: user('조정자', { required: true }),
    adjustDt: datetime('조정일시', { required: true }),
    confirmUserId: user('확인자'),
    confirmDt: datetime('확인일시'),
    agreeYn: flag('동의 필요'),
    otherUserId: user('상대 동의자'),
    otherDt: datetime('상대 동의일시'),
  },
})

import {
  code,
  codes,
  date,
  datetime,
  flag,
  number,
  ref,
  tags,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines } from '../../../core/shared/resource.ts'

const parent = 'imprNo'

/** 조치: what is done about it, at once and for good. */
export const improvementActions = defineLines({
  name: 'improvementAction',
  title: '조치',
  key: 'imprActionNo',
  parent,
  fields: {
    actionTypeCd: code('조치유형', 'IMPR_ACTION_TYPE', { required: true }),
    ctrlLvlCd: code('통제위계', 'IMPR_CTRL_LVL', { required: true }),
    statCd: code('상태', 'IMPR_ACTION_STAT', { readOnly: true }),
    planDesc: textarea('조치계획', { required: true, min: 5, max: 1000 }),
    planYmd: date('예정일', { required: true }),
    endYmd: date('임시조치 종료일'),
    doDesc: textarea('조치내용', { max: 1000 }),
    doneDt: datetime('조치일시'),
    wkodNo: ref('작업의뢰', 'workOrder'),
    permitNo: ref('작업허가', 'workPermit'),
    mocNeedYn: flag('변경관리 필요', { control: 'checkbox' }),
    mocTxt: text('변경관리 번호', { max: 50 }),
    mocApprYn: flag('변경관리 승인', { control: 'checkbox' }),
  },
})
/** 검증: on the spot, and later whether it still holds. */
export const improvementVerifies = defineLines({
  name: 'improvementVerify',
  title: '검증',
  key: 'imprVerifyNo',
  parent,
  readOnly: true,
  order: [{ by: 'imprVerifyNo', direction: 'desc' }],
  fields: {
    verifyTypeCd: code('검증구분', 'IMPR_VERIFY_TYPE', { required: true }),
    planYmd: date('예정일'),
    verifyDt: datetime('검증일시', { required: true }),
    verifyUserId: user('검증자', { required: true }),
    resultCd: code('결과', 'IMPR_RESULT', { required: true }),
    commentTxt: textarea('의견'),
    freqAft: number('개선 후 가능성', { min: 1, max: 5 }),
    sevAft: number('개선 후 중대성', { min: 1, max: 5 }),
    riskAft: number('개선 후 위험도'),
    scoreAft: number('출처 점수(후)', { decimals: 3 }),
    visitDt: datetime('현장 확인일시'),
    visitTxt: text('현장 확인 구역'),
  },
})
/** 기한연장: asked for with a reason, decided by the one whom the grade names. */
export const improvementExtensions = defineLines({
  name: 'improvementExtension',
  title: '기한연장',
  key: 'imprExtensionNo',
  parent,
  readOnly: true,
  order: [{ by: 'imprExtensionNo', direction: 'desc' }],
  fields: {
    oldDueDt: datetime('종전 기한', { required: true }),
    newDueDt: datetime('새 기한', { required: true }),
    extReason: textarea('사유', { required: true }),
    tempMeasure: textarea('연장기간 임시조치', { required: true }),
    reqUserId: user('신청자', { required: true }),
    reqDt: datetime('신청일시', { required: true }),
    apprUserId: user('결정자'),
    apprDt: datetime('결정일시'),
    extStatCd: code('상태', 'IMPR_EXT_STAT', { required: true }),
    apprReason: textarea('결정 의견'),
  },
})
/**
 * 독촉이력: one row for each level and due moment; a level of lateness is repeated daily until somebody
 * acknowledges it.
 */
export const improvementEscalations = defineLines({
  name: 'improvementEscalation',
  title: '독촉이력',
  key: 'imprEscalationNo',
  parent,
  readOnly: true,
  order: [{ by: 'imprEscalationNo', direction: 'desc' }],
  fields: {
    levelCd: code('단계', 'IMPR_ESC_LEVEL', { required: true }),
    levelYmd: date('단계일', { required: true }),
    dueDt: datetime('기한', { required: true }),
    sendDt: datetime('발송일시', { required: true }),
    repeatCnt: number('반복 횟수', { required: true }),
    repeatDt: datetime('최근 반복일시'),
    toUserIds: tags('수신자', { required: true }),
    channelCds: codes('채널', 'NOTI_CH'),
    ackUserId: user('확인자'),
    ackDt: datetime('확인일시'),
  },
})

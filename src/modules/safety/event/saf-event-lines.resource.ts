import { code, cost, datetime, flag, number, ref, text, textarea, user } from '../../../core/shared/field.ts'
import { defineLines } from '../../../core/shared/resource.ts'

const parent = 'safEventNo'
/** What the plant finds out is its own word: a company is answered none of it. */
const inside = true

const members = defineLines({
  name: 'safEventMember',
  title: '조사반',
  key: 'safEventMemberNo',
  parent,
  inside,
  fields: {
    memberUserId: user('조사자', { required: true }),
    memberRoleCd: code('역할', 'SAF_MEMBER_ROLE', { required: true }),
  },
})
const times = defineLines({
  name: 'safEventTime',
  title: '경과',
  key: 'safEventTimeNo',
  parent,
  inside,
  fields: {
    happenDt: datetime('일시', { required: true }),
    happenTxt: textarea('경과 내용', { required: true, max: 1000 }),
    evidenceTxt: text('근거', { max: 200 }),
  },
  order: [{ by: 'happenDt', direction: 'asc' }],
})
const causes = defineLines({
  name: 'safEventCause',
  title: '원인',
  key: 'safEventCauseNo',
  parent,
  inside,
  fields: {
    branchTxt: text('원인 번호', { required: true, max: 20 }),
    upBranchTxt: text('상위 원인', { max: 20 }),
    causeLvlCd: code('원인 수준', 'SAF_CAUSE_LEVEL', { required: true }),
    m4Cd: code('4M', 'SAF_M4', { required: true }),
    causeTxt: textarea('원인 내용', { required: true, max: 1000 }),
  },
})
const whys = defineLines({
  name: 'safEventWhy',
  title: '5Why',
  key: 'safEventWhyNo',
  parent,
  inside,
  fields: {
    branchTxt: text('원인 번호', { required: true, max: 20 }),
    whySeq: number('순서', { required: true, min: 1, max: 20 }),
    whyTxt: text('왜', { max: 300 }),
    answerTxt: text('답', { max: 500 }),
    evidenceTxt: text('근거', { max: 200 }),
  },
})
const barriers = defineLines({
  name: 'safEventBarrier',
  title: '방호벽',
  key: 'safEventBarrierNo',
  parent,
  inside,
  fields: {
    barrierNm: text('방호벽', { required: true, max: 100 }),
    barrierSideCd: code('위치', 'SAF_BARRIER_SIDE', { required: true }),
    barrierStatCd: code('작동', 'SAF_BARRIER_STAT', { required: true }),
    remark: text('설명', { max: 500 }),
  },
})
const preventions = defineLines({
  name: 'safEventPrevent',
  title: '재발방지대책',
  key: 'safEventPreventNo',
  parent,
  inside,
  fields: {
    branchTxt: text('원인 번호', { required: true, max: 20 }),
    preventTxt: textarea('대책', { required: true, min: 10, max: 1000 }),
    controlCd: code('통제 위계', 'SAF_CONTROL', { required: true }),
    eduYn: flag('교육 필요'),
    spreadYn: flag('수평전개'),
    imprNo: ref('개선요청', 'improvement', { readOnly: true }),
  },
})
const costs = defineLines({
  name: 'safEventCost',
  title: '손실비용',
  key: 'safEventCostNo',
  parent,
  inside,
  fields: {
    costTypeCd: code('비용구분', 'SAF_COST_TYPE', { required: true }),
    costAmt: cost('금액', { required: true, min: 0 }),
    remark: text('설명', { max: 500 }),
  },
})
const tolds = defineLines({
  name: 'safEventTold',
  title: '통보',
  key: 'safEventToldNo',
  parent,
  inside,
  fields: {
    toldDt: datetime('통보일시', { required: true }),
    toldNm: text('통보 대상', { required: true, max: 100 }),
    toldWayCd: code('방법', 'SAF_TOLD_WAY', { required: true }),
    toldTxt: textarea('통보 내용', { max: 1000 }),
  },
  order: [{ by: 'toldDt', direction: 'asc' }],
})

/** What an investigation of an event gathers. */
export const eventLines = { members, times, causes, whys, barriers, preventions, costs, tolds } as const

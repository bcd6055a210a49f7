import type { Reason } from '../../core/shared/resource.ts'
import type { ApprRqst, ApprStep } from './appr-rqst.resource.ts'
import type { Said } from '../../core/shared/sentence.ts'

/** Input and answers of the approval engine's routes (admin 7); server and pages read the same types. */

/** Boxes of a person: 대기, 진행, 완료, 반려, 참조, 후열, 임시. */
export const boxes = ['wait', 'progress', 'done', 'rejected', 'reference', 'after', 'draft'] as const
export type Box = (typeof boxes)[number]
/** GET /api/manage/apprbox */
export type BoxCounts = Record<Box, number>
/**
 * One row of GET /api/manage/apprbox/{box}?page&limit&q&apprBizCd and of GET /api/manage/apprrequest (the own
 * documents).
 */
export interface BoxRow {
  apprRqstNo: number
  docNo: string | null
  title: string
  apprBizCd: string
  apprBizNm: string
  apprStatusCd: string
  apprStatusNm: string
  draftUserId: string
  draftUserNm: string
  draftDeptCd: string | null
  draftDeptNm: string | null
  draftDt: string | null
  dueDt: string | null
  doneDt: string | null
  roundNo: number
  urgentYn: 'Y' | 'N'
  /** Past its due moment and still open. */
  overdueYn: 'Y' | 'N'
  /** Names of the people who have it now. */
  waitingUserNms: string[]
  /** Set in 대기 when it waits for somebody else whose place the reader takes. */
  originalUserNm: string | null
  /** The policy lets it be approved in bulk. */
  bulkYn: 'Y' | 'N'
  signPwYn: 'Y' | 'N'
}

/**
 * GET /api/manage/apprpeople/depts: every department, also outside of the caller's own; a line of approval
 * crosses them.
 */
export interface SigningDept {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
}
/**
 * GET /api/manage/apprpeople?q&deptCd: employees by part of the name, or of a department with those below it;
 * at most `mostPeople`.
 */
export interface SigningPerson {
  userId: string
  userNm: string
  deptNm: string | null
  positionNm: string | null
}
export const mostPeople = 100
/** A step that the drafter gives: a person, or a department and duty that become one at 상신. */
export interface StepInput {
  stepKindCd: string
  userId?: string | null
  deptCd?: string | null
  dutyCd?: string | null
  parallelGrp?: number | null
}
/** The `approval` of a transition's body, and with the record's address POST /api/manage/apprrequest. */
export interface ApprovalInput {
  title?: string | null
  cont?: string | null
  urgentYn?: 'Y' | 'N' | null
  /** Absent: the fixed steps of the policy alone. */
  steps?: StepInput[]
}
export interface RequestInput extends ApprovalInput {
  taskClassNm: string
  apprBizKey: string
  /** The transition that opens the document; absent: the only one that has `approval`. */
  taskActNm?: string
  /** Y: 임시저장, the record stays where it is. */
  draftYn?: 'Y' | 'N'
}

/** A step before 상신, already a person. */
export interface PlannedStep {
  stepKindCd: string
  userId: string
  userNm: string
  deptNm: string | null
  positionNm: string | null
  parallelGrp: number | null
  fixedYn: 'Y' | 'N'
  /** Which rule of the policy put it there; null for a step of the drafter's own. */
  rule: {
    /** Code group APPR_TARGET. */
    targetCd: string
    /** What its condition has found in the record, in words of the reader; null where it has none. */
    because: string | null
  } | null
}
/** GET /api/manage/apprrequest/form?taskClassNm&apprBizKey&taskActNm: what the popup of 상신 starts with. */
export interface RequestForm {
  taskClassNm: string
  apprBizKey: string
  taskActNm: string
  apprBizCd: string
  formNm: string
  title: string
  agreePolicyCd: string
  dueDays: number
  /** The fixed steps, after them those of the draft or of the round before. */
  steps: PlannedStep[]
  /** Number of the closed document that this one asks to undo; null for any other 상신. */
  cancelDocNo: string | null
  /**
   * Saved lines that the drafter may take, resolved to persons; `problem` says why one cannot be resolved
   * today.
   */
  lines: {
    apprLineNo: number
    apprLineNm: string
    ownerKindCd: string
    steps: PlannedStep[]
    problem: Said | null
  }[]
  /** The document that is submitted again, with what the approver wrote. */
  previous: {
    apprRqstNo: number
    docNo: string | null
    roundNo: number
    apprStatusCd: string
    opinion: string | null
    cont: string | null
    /** Differences between the record and its last round; null for a draft, which was never submitted. */
    diff: SnapshotDiff | null
  } | null
}
/**
 * GET /api/manage/apprrequest/record?taskClassNm&apprBizKey: the documents of a record, newest first, for
 * whoever may read the record.
 */
export interface RecordApproval {
  apprRqstNo: number
  docNo: string | null
  title: string
  apprStatusCd: string
  apprStatusNm: string | null
  roundNo: number
  dueDt: string | null
  steps: StepView[]
  /** The caller may open the document itself. */
  readable: boolean
}

/**
 * Acts on a document: PUT /api/manage/appr/{no}/{act}; `submit` and `cancel` go through the module's
 * transition or POST apprrequest.
 */
export const acts = ['approve', 'reject', 'agree', 'hold', 'withdraw', 'final', 'seen', 'discard'] as const
export type Act = (typeof acts)[number]
export interface ActInput {
  opinion?: string | null
  /** 합의: Y 동의, N 반대. */
  agreeYn?: 'Y' | 'N'
  /** SHA-256 of the password, when the policy asks for it. */
  userPwdSHA?: string
}
/**
 * POST /api/manage/appr/bulk {apprRqstNos, opinion, userPwdSHA} → one result a document, in the order given.
 */
export interface BulkResult {
  apprRqstNo: number
  docNo: string | null
  ok: boolean
  message: string | null
  reasons: Reason[]
}

/** The record at a 상신: labels, resolved names, lines and files; never changed afterwards. */
export interface Snapshot {
  taskClassNm: string
  taskTitle: string
  taskKey: string
  fields: SnapshotField[]
  lines: SnapshotLines[]
  files: SnapshotFile[]
}
export interface SnapshotField {
  name: string
  label: string
  kind: string
  value: unknown
  /** As a person reads it. */
  text: string
}
export interface SnapshotLines {
  name: string
  title: string
  columns: { name: string; label: string }[]
  /** Texts by column; `key` is the line's own key, the same in every round. */
  rows: { key: string; cells: Record<string, string> }[]
}
export interface SnapshotFile {
  fileNo: number
  fileOrgNm: string
  fileSize: number
  sha256: string
}
export interface FieldChange {
  name: string
  label: string
  old: string
  new: string
}
export interface LinesChange {
  name: string
  title: string
  added: { key: string; cells: Record<string, string> }[]
  removed: { key: string; cells: Record<string, string> }[]
  changed: { key: string; fields: FieldChange[] }[]
}
/** Differences from the round before: marked old → new. */
export interface SnapshotDiff {
  fields: FieldChange[]
  lines: LinesChange[]
  files: { added: string[]; removed: string[] }
}

/** 취소요청 (admin 4.2): a closed document is never edited; a new one asks for it to be undone. */
export interface CancelView {
  /** Transition of the module that asks for it; null where the module has none. */
  actionNm: string | null
  /** The closed document that this one asks to undo. */
  of: { apprRqstNo: number; docNo: string | null; apprStatusCd: string } | null
  /** The last document that asks to undo this one. */
  by: { apprRqstNo: number; docNo: string | null; apprStatusCd: string } | null
}
export interface StepView extends ApprStep {
  userNm: string
  assignUserNm: string | null
  actUserNm: string | null
  deptNm: string | null
  positionNm: string | null
  /** '대결 B (원 결재자 A)', '위임 B (위임자 A)', '전결', or null. */
  mark: Said | null
}
/** GET /api/manage/appr/{no} */
export interface ApprovalView {
  data: Omit<ApprRqst, 'steps'>
  policy: {
    formNm: string
    agreePolicyCd: string
    jeonKyulYn: 'Y' | 'N'
    bulkYn: 'Y' | 'N'
    signPwYn: 'Y' | 'N'
    keepYear: number
  }
  /** Steps of the present round, the drafter first; for the stamp table. */
  steps: StepView[]
  /** One entry a 상신, newest first, with its steps. */
  rounds: {
    roundNo: number
    title: string
    cont: string | null
    createDt: string
    record: Snapshot
    steps: StepView[]
  }[]
  /** Against the round before; null in the first. */
  diff: SnapshotDiff | null
  opinions: {
    roundNo: number
    userNm: string
    stepKindNm: string
    mark: Said | null
    stepStatusCd: string
    opinion: string
    actDt: string
  }[]
  history: {
    actNm: string
    fromStatCd: string | null
    toStatCd: string
    reason: string | null
    userId: string
    userNm: string | null
    actDt: string
  }[]
  refUserIds: string[]
  openUserIds: string[]
  cancel: CancelView
  /**
   * Every act, `submit` and `cancel` among them; `reasons` is empty exactly when the reader may do it now.
   */
  allowed: { action: Act | 'submit' | 'cancel'; label: string; reasons: Reason[] }[]
  /** The page and the key of the original record. */
  link: { frontEndUrl: string | null; taskClassNm: string; taskKey: string }
}

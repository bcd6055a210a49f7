/** What the demonstration's logs tell. */
export const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const

interface AuditStory {
  tableNm: string
  /** Column with the key. */
  key: string
  actCd: string
  users: readonly string[]
  diff: Record<string, [unknown, unknown]>
  /** Instead of a record's key. */
  rowKey?: string
}
export const auditStories: readonly AuditStory[] = [
  { tableNm: 'workPermit', key: 'permitNo', actCd: 'ACT03', users: ['issuer01', 'approver01'], diff: { state: ['requested', 'reviewing'] } },
  { tableNm: 'workPermit', key: 'permitNo', actCd: 'ACT03', users: ['vnd01s', 'vnd02a'], diff: { permitNm: ['배관 플랜지 교체', '배관 플랜지 4개소 교체 및 기밀시험'] } },
  { tableNm: 'workOrder', key: 'wkodNo', actCd: 'ACT03', users: ['rqst01', 'rqst02'], diff: { state: ['requested', 'accepted'] } },
  { tableNm: 'user', key: 'userId', actCd: 'ACT03', users: ['sys01'], diff: { deptCd: ['D111', 'D112'], positionCd: ['P06', 'P05'] } },
  { tableNm: 'user', key: 'userId', actCd: 'ACT03', users: ['sys01'], diff: { acctStatusCd: ['ACS02', 'ACS01'], mustChgYn: ['N', 'Y'] } },
  { tableNm: 'userAuthGrp', key: 'userAuthGrpNo', actCd: 'ACT07', users: ['sys01', 'hq01'], diff: { settingYn: ['N', 'Y'], toYmd: [null, '2026-12-31'] } },
  { tableNm: 'authGrpMenu', key: 'authGrpMenuNo', actCd: 'ACT07', users: ['sys01'], diff: { writeYn: ['N', 'Y'] } },
  { tableNm: 'codeItem', key: 'codeItemNo', actCd: 'ACT03', users: ['sys01', 'saf01'], diff: { codeNm: ['기계 정비', '기계정비'], sortOrder: [3, 2] } },
  { tableNm: 'vendor', key: 'vendorCd', actCd: 'ACT03', users: ['saf01', 'vnd01a'], diff: { empCnt: [38, 42], vendorStatusCd: ['VST01', 'VST02'] } },
  { tableNm: 'vendorWorker', key: 'vendorWorkerNo', actCd: 'ACT03', users: ['saf01', 'vnd02a'], diff: { entryStatCd: ['requested', 'approved'] } },
  { tableNm: 'vendorWorker', key: 'vendorWorkerNo', actCd: 'ACT05', users: ['saf01'], diff: { columns: [null, ['vendorWorkerNm', 'vendorCd', 'entryStatCd']] }, rowKey: 'list' },
  { tableNm: 'userDuty', key: 'userDutyNo', actCd: 'ACT03', users: ['hq01', 'sys01'], diff: { toYmd: [null, '2026-12-31'], certNo: [null, '안전-2019-0417'] } },
  { tableNm: 'dept', key: 'deptCd', actCd: 'ACT03', users: ['sys01'], diff: { sortOrder: [4, 5] } },
]

export const errorStories = [
  { srcCd: 'browser', errorCode: 'BROWSER', message: "Cannot read properties of undefined (reading 'permitCd')", cause: 'TypeError', causeDetail: 'at PermitTile (assets/board.js:1:20412)', url: 'http://localhost:3000/constSafe/constSafeStatus', queryString: '', returnCode: 0, userId: 'saf01' },
  { srcCd: 'server', errorCode: 'SERVER_ERROR', message: '처리 중 오류가 발생했습니다. 재시도 후 지속적인 문제 발생 시 관리자에게 문의하세요.', cause: 'error', causeDetail: 'canceling statement due to statement timeout', url: '/api/permit/permits', queryString: 'q=가&limit=300', returnCode: 500, userId: 'issuer01' },
  { srcCd: 'browser', errorCode: 'BROWSER', message: 'Failed to fetch dynamically imported module', cause: 'TypeError', causeDetail: 'assets/WorkOrderFormPage.js', url: 'http://localhost:3000/wkod/wkodRequest', queryString: '', returnCode: 0, userId: 'rqst01' },
  { srcCd: 'server', errorCode: 'DOWNLOAD_FAILED', message: '첨부파일 다운로드시 오류가 발생했습니다.', cause: 'Refusal', causeDetail: 'content of another size', url: '/api/file/down/14', queryString: '', returnCode: 500, userId: 'approver01' },
  { srcCd: 'browser', errorCode: 'BROWSER', message: 'The operation was aborted due to timeout', cause: 'TimeoutError', causeDetail: null, url: 'http://localhost:3000/wkod/wkodList', queryString: 'page=3', returnCode: 0, userId: 'rqst02' },
  { srcCd: 'server', errorCode: 'SERVER_ERROR', message: '처리 중 오류가 발생했습니다. 재시도 후 지속적인 문제 발생 시 관리자에게 문의하세요.', cause: 'error', causeDetail: 'deadlock detected', url: '/api/permit/permit/23/approve', queryString: '', returnCode: 500, userId: 'approver01' },
  { srcCd: 'browser', errorCode: 'BROWSER', message: 'QuotaExceededError: the storage is full', cause: 'QuotaExceededError', causeDetail: 'at save (assets/drafts.js:1:880)', url: 'http://localhost:3000/constSafe/permit/permitRequest', queryString: '', returnCode: 0, userId: 'vnd01s' },
  { srcCd: 'server', errorCode: 'FILE_SAVE_FAILED', message: '파일저장에 실패했습니다.', cause: 'Error', causeDetail: 'ENOSPC: no space left on device', url: '/api/attachfile/upload', queryString: '', returnCode: 500, userId: 'vnd02a' },
  { srcCd: 'browser', errorCode: 'BROWSER', message: 'Maximum call stack size exceeded', cause: 'RangeError', causeDetail: 'at walk (assets/dept-tree.js:1:312)', url: 'http://localhost:3000/manage/dept/positionList', queryString: '', returnCode: 0, userId: 'sys01' },
  { srcCd: 'server', errorCode: 'SERVER_ERROR', message: '처리 중 오류가 발생했습니다. 재시도 후 지속적인 문제 발생 시 관리자에게 문의하세요.', cause: 'Error', causeDetail: 'Connection terminated unexpectedly', url: '/api/auth/valid', queryString: '', returnCode: 500, userId: null },
  { srcCd: 'browser', errorCode: 'BROWSER', message: 'Loading chunk failed', cause: 'Error', causeDetail: 'assets/PermitDetailPage.js', url: 'http://localhost:3000/constSafe/permit/permitDetail', queryString: 'no=12', returnCode: 0, userId: 'gas01' },
  { srcCd: 'server', errorCode: 'SERVER_ERROR', message: '처리 중 오류가 발생했습니다. 재시도 후 지속적인 문제 발생 시 관리자에게 문의하세요.', cause: 'Error', causeDetail: 'the font is not there', url: '/api/permit/permit/7/print', queryString: '', returnCode: 500, userId: 'issuer02' },
] as const

export const batchStories = [
  { batchCd: 'FILE_PURGE', minutes: 3 * 60, cnt: 2 },
  { batchCd: 'LOG_RETENTION', minutes: 3 * 60 + 10, cnt: 14 },
  { batchCd: 'PERMIT_CLOCK', minutes: 18 * 60 + 30, cnt: 1 },
  { batchCd: 'EXCEL_EXPIRE', minutes: 3 * 60 + 20, cnt: 1, failsOn: -3, message: 'Error: ENOENT: no such file or directory' },
] as readonly { batchCd: string; minutes: number; cnt: number; failsOn?: number; message?: string }[]

export const personalStories = [
  { userId: 'saf01', tableNm: 'vendorWorker', subjectId: null, actCd: 'ACT01', rowCnt: 20, reason: null },
  { userId: 'issuer01', tableNm: 'vendorWorker', subjectId: '101', actCd: 'ACT01', rowCnt: 1, reason: null },
  { userId: 'sys01', tableNm: 'user', subjectId: 'emp01', actCd: 'ACT01', rowCnt: 1, reason: null },
  { userId: 'saf01', tableNm: 'vendorWorker', subjectId: null, actCd: 'ACT05', rowCnt: 40, reason: '정기 출입자 명단 대조(분기 점검)' },
  { userId: 'hq01', tableNm: 'user', subjectId: null, actCd: 'ACT01', rowCnt: 46, reason: null },
  { userId: 'rqst01', tableNm: 'vendor', subjectId: 'V00001', actCd: 'ACT01', rowCnt: 1, reason: null },
  { userId: 'saf02', tableNm: 'vendorWorker', subjectId: '203', actCd: 'ACT01', rowCnt: 1, reason: null },
] as const

export const uploadStories = [
  { userId: 'saf01', kindCd: 'UP', label: '작업자', tableNm: 'vendorWorker', statusCd: 'DONE', rowCnt: 40, doneCnt: 38, message: '적용 38건, 오류 2건', reason: null },
  { userId: 'saf01', kindCd: 'DOWN', label: '작업허가', tableNm: 'workPermit', statusCd: 'EXPIRED', rowCnt: 12_480, doneCnt: 12_480, message: null, reason: null },
  { userId: 'sys01', kindCd: 'UP', label: '코드', tableNm: 'codeItem', statusCd: 'DONE', rowCnt: 24, doneCnt: 24, message: '적용 24건, 오류 0건', reason: null },
  { userId: 'hq01', kindCd: 'DOWN', label: '감사로그', tableNm: 'auditLog', statusCd: 'FAIL', rowCnt: 15_200, doneCnt: 6000, message: '서버가 다시 시작되어 중단되었습니다. 다시 요청해 주세요.', reason: null },
  { userId: 'rqst01', kindCd: 'UP', label: '작업의뢰', tableNm: 'workOrder', statusCd: 'DONE', rowCnt: 11, doneCnt: 9, message: '적용 9건, 오류 2건', reason: null },
] as const

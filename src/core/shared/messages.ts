import type { Wording } from './wording.ts'

const korean = {
  requiredField: (label: string) => `${label} 항목을 입력해 주세요.`,
  required: '필수값을 입력해 주세요.',
  invalidForm: '유효성 검사도중 에러가 발생하였습니다.',
  invalid: '유효성 검사에 실패하였습니다.',
  badRequest: '[400오류]필수 입력값이 입력되지 않았습니다.',
  passwordRequired: '비밀번호를 반드시 입력하세요.',
  passwordMismatch: '비밀번호와 비밀번호 확인은 동일해야 합니다.',
  passwordChanged: '비밀번호가 변경되었습니다.',
  passwordFailed: '비밀번호 변경처리가 되지 않았습니다. 관리자에게 문의바랍니다.',
  noMenuRight: '메뉴 권한이 없습니다.',
  verificationFailed: 'Verification failed, please login again',
  cannotConnect: '연결할 수 없습니다. 관리자에게 문의하세요.',
  networkError: '네트워크 접속오류',
  networkErrorBody: '네트워크 문제로 정보를 찾을 수 없습니다. 관리자에게 문의하세요.',
  tooManyFiles: (limit: number) => `첨부가능한 파일수는 ${limit}개 입니다.`,
  wrongExtension: '첨부가 불가능한 확장자입니다. 안 맞는 파일은 업로드 되지 않습니다. 확장자를 맞추어 주세요',
  fileSize: (megabytes: number) => `파일크기 ${megabytes}MB 이하 파일만 업로드 됩니다.`,
  imagesOnly: '이미지 파일만 첨부 할 수 있습니다.',
  nothingToZip: '압축할 파일이 없습니다.',
  downloadFailed: '첨부파일 다운로드시 오류가 발생했습니다.',
  fileSaveFailed: '파일저장에 실패했습니다.',
  fileSaved: '파일업로드가 정상적으로 처리되었습니다.',
  confirmDeleteFile: '파일을 삭제 하시겠습니까?',
  confirmDeleteAllFiles: '현재 업로드된 모든 파일을 삭제 하시겠습니까?',
  duplicateTag: '이미존재하는항목입니다.',
  processNotAssigned: (process: string) => `${process}는 입력된 사업장과 부서에 할당된 공정이 아닙니다.`,
  fullscreenUnsupported: 'you browser can not work', // the specification's wording (sections 4 and 8), kept on purpose
  // For developers: a mistake in a page, said at once instead of an icon that does nothing
  unusableAddress: (address: string) => `사용할 수 없는 주소입니다. (${address})`,
  missingCallback: (icon: string) => `아이콘에 연결된 콜백이 없습니다. (${icon})`,
  printUnderDevelopment: '인쇄 기능은 개발 중입니다.',
  loading: 'Loading...',
  switchSize: 'Switch Size Success',
  switchLanguage: 'Switch Language Success',
  // Ours, for what the specification leaves open (admin section 2.0 and 7, ptw section 7)
  stale: '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
  versionRequired: '조회한 시점(updateDt)이 없어 저장할 수 없습니다. 다시 조회한 뒤 저장해 주세요.',
  requestRepeated: '이미 처리된 요청입니다. 다시 조회해 주세요.',
  cannotWait: '보관하였다가 보낼 수 없는 업무입니다. 연결된 상태에서 다시 처리해 주세요.',
  waitedTooLong: (minutes: number) =>
    `입력한 지 ${minutes}분이 지나 접수할 수 없습니다. 현재 상태를 확인하고 다시 입력해 주세요.`,
  notAtDevice: '현장 단말기에서는 할 수 없는 업무입니다. PC에서 로그인하여 처리하세요.',
  enteredByOther: '다른 사용자가 입력한 자료입니다. 입력한 사용자로 로그인하면 전송됩니다.',
  foreignRow: '해당 자료에 대한 권한이 없습니다.',
  notFound: '자료를 찾을 수 없습니다.',
  wrongState: (state: string) => `현재 상태(${state})에서는 처리할 수 없습니다.`,
  reasonMin: (count: number) => `사유를 ${count}자 이상 입력해 주세요.`,
  duplicate: (label: string) => `이미 등록된 ${label}입니다.`,
  tooLong: (label: string, max: number) =>
    `${label} 항목은 최대 ${max.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`,
  tooShort: (label: string, min: number) => `${label} 항목은 ${min}자 이상 입력해 주세요.`,
  notANumber: (label: string) => `${label} 항목은 숫자로 입력해 주세요.`,
  tooSmall: (label: string, min: number) =>
    `${label} 항목은 ${min.toLocaleString('ko-KR')} 이상이어야 합니다.`,
  tooLarge: (label: string, max: number) => `${label} 항목은 ${max.toLocaleString('ko-KR')} 이하여야 합니다.`,
  tooManyDecimals: (label: string, decimals: number) =>
    decimals === 0
      ? `${label} 항목은 정수로 입력해 주세요.`
      : `${label} 항목은 소수점 ${decimals}자리까지 입력할 수 있습니다.`,
  badDate: (label: string) => `${label} 항목의 날짜 형식이 올바르지 않습니다. (YYYY-MM-DD)`,
  badMonth: (label: string) => `${label} 항목의 형식이 올바르지 않습니다. (YYYY-MM)`,
  badYear: (label: string) => `${label} 항목의 형식이 올바르지 않습니다. (YYYY)`,
  badTime: (label: string, format = 'HH:mm') => `${label} 항목의 시간 형식이 올바르지 않습니다. (${format})`,
  badDateTime: (label: string) => `${label} 항목의 일시 형식이 올바르지 않습니다. (YYYY-MM-DD HH:mm)`,
  badChoice: (label: string) => `${label} 항목의 값이 목록에 없습니다.`,
  badFlag: (label: string) => `${label} 항목은 Y 또는 N 이어야 합니다.`,
  badType: (label: string) => `${label} 항목의 형식이 올바르지 않습니다.`,
  badLink: (label: string) => `${label} 항목은 http, https, mailto, tel 로 시작해야 합니다.`,
  maskedSort: (label: string) => `${label} 항목은 일부만 보이므로 정렬할 수 없습니다.`,
  unknownField: (name: string) => `알 수 없는 항목입니다. (${name})`,
  readOnlyField: (label: string) => `${label} 항목은 직접 변경할 수 없습니다.`,
  atRow: (row: number, label: string | undefined, message: string) =>
    `${row}행${label ? ` ${label}` : ''}: ${message}`,
  endBeforeStart: '종료일은 시작일보다 빠를 수 없습니다.',
  noReadRight: '조회 권한이 없습니다.',
  noWriteRight: '저장 권한이 없습니다.',
  readBelow: '하도급 업체의 자료는 조회만 할 수 있습니다.',
  pageTooDeep: '조회 범위를 벗어났습니다. 조회 조건을 더 좁혀 주세요.',
  serverError: '처리 중 오류가 발생했습니다. 재시도 후 지속적인 문제 발생 시 관리자에게 문의하세요.',
} as const

let wording: Wording = (sentence) => sentence
/**
 * The browser speaks the language of its page; the server stays Korean here and words what it answers in one
 * place (decision 0016).
 */
export function speakMessages(spoken: Wording): void {
  wording = spoken
}
/** A sentence of a room in the language of the page. */
export const spoken: Wording = (sentence) => wording(sentence)

/** Sentences of specification sections 5 and 8, word for word, under the situation's name. */
export const messages = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(korean).map(([name, sentence]): [string, PropertyDescriptor] => [
      name,
      typeof sentence === 'string'
        ? { enumerable: true, get: () => wording(sentence) }
        : {
            enumerable: true,
            value: (...given: never[]) => wording((sentence as (...values: never[]) => string)(...given)),
          },
    ]),
  ),
) as typeof korean

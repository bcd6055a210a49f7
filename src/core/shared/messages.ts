import { messageTexts } from './messages.texts.ts'
import { nameIn, sentences, type Said, type SentenceValue } from './sentence.ts'

const say = sentences(messageTexts)
const figure = (value: number): string => value.toLocaleString('ko-KR')

/**
 * Messages of the whole portal. The name of a field or state is given in Korean, as in its definition;
 * another name is given as a sentence.
 */
export const messages = {
  requiredField: (name: Said) => say.requiredField({ label: nameIn(name) }),
  required: say.required(),
  invalidForm: say.invalidForm(),
  invalid: say.invalid(),
  badRequest: say.badRequest(),
  passwordRequired: say.passwordRequired(),
  passwordMismatch: say.passwordMismatch(),
  cannotConnect: say.cannotConnect(),
  networkError: say.networkError(),
  networkErrorBody: say.networkErrorBody(),
  tooManyFiles: (limit: number) => say.tooManyFiles({ limit }),
  wrongExtension: say.wrongExtension(),
  fileSize: (megabytes: number) => say.fileSize({ megabytes }),
  imagesOnly: say.imagesOnly(),
  nothingToZip: say.nothingToZip(),
  downloadFailed: say.downloadFailed(),
  fileSaveFailed: say.fileSaveFailed(),
  fileSaved: say.fileSaved(),
  confirmDeleteFile: say.confirmDeleteFile(),
  confirmDeleteAllFiles: say.confirmDeleteAllFiles(),
  duplicateTag: say.duplicateTag(),
  processNotAssigned: (process: string) => say.processNotAssigned({ process }),
  fullscreenUnsupported: say.fullscreenUnsupported(),
  unusableAddress: (address: string) => say.unusableAddress({ address }),
  missingCallback: (icon: string) => say.missingCallback({ icon }),
  loading: say.loading(),
  switchSize: say.switchSize(),
  stale: say.stale(),
  versionRequired: say.versionRequired(),
  requestRepeated: say.requestRepeated(),
  cannotWait: say.cannotWait(),
  waitedTooLong: (minutes: number) => say.waitedTooLong({ minutes }),
  notAtDevice: say.notAtDevice(),
  enteredByOther: say.enteredByOther(),
  foreignRow: say.foreignRow(),
  notFound: say.notFound(),
  wrongState: (name: Said) => say.wrongState({ state: nameIn(name) }),
  reasonMin: (count: number) => say.reasonMin({ count }),
  duplicate: (name: Said) => say.duplicate({ label: nameIn(name) }),
  tooLong: (name: Said, max: number) => say.tooLong({ label: nameIn(name), max: figure(max) }),
  tooShort: (name: Said, min: number) => say.tooShort({ label: nameIn(name), min }),
  notANumber: (name: Said) => say.notANumber({ label: nameIn(name) }),
  tooSmall: (name: Said, min: number) => say.tooSmall({ label: nameIn(name), min: figure(min) }),
  tooLarge: (name: Said, max: number) => say.tooLarge({ label: nameIn(name), max: figure(max) }),
  tooManyDecimals: (name: Said, decimals: number) =>
    decimals === 0
      ? say.notWhole({ label: nameIn(name) })
      : say.tooManyDecimals({ label: nameIn(name), decimals }),
  badDate: (name: Said) => say.badDate({ label: nameIn(name) }),
  badMonth: (name: Said) => say.badMonth({ label: nameIn(name) }),
  badYear: (name: Said) => say.badYear({ label: nameIn(name) }),
  badTime: (name: Said, format = 'HH:mm') => say.badTime({ label: nameIn(name), format }),
  badDateTime: (name: Said) => say.badDateTime({ label: nameIn(name) }),
  badChoice: (name: Said) => say.badChoice({ label: nameIn(name) }),
  badFlag: (name: Said) => say.badFlag({ label: nameIn(name) }),
  badType: (name: Said) => say.badType({ label: nameIn(name) }),
  badLink: (name: Said) => say.badLink({ label: nameIn(name) }),
  maskedSort: (name: Said) => say.maskedSort({ label: nameIn(name) }),
  unknownField: (name: string) => say.unknownField({ name }),
  readOnlyField: (name: Said) => say.readOnlyField({ label: nameIn(name) }),
  atRow: (row: number, name: Said | undefined, message: SentenceValue) =>
    name ? say.atField({ row, label: nameIn(name), message }) : say.atRow({ row, message }),
  endBeforeStart: say.endBeforeStart(),
  noReadRight: say.noReadRight(),
  noWriteRight: say.noWriteRight(),
  readBelow: say.readBelow(),
  pageTooDeep: say.pageTooDeep(),
  serverError: say.serverError(),
} as const

import { messageTexts } from './messages.texts.ts'
import { label, sentences, type Sentence, type SentenceValue } from './sentence.ts'

const say = sentences(messageTexts)
const figure = (value: number): string => value.toLocaleString('ko-KR')

/** A name as a definition has it, in Korean, or one that is not in a definition, in four languages. */
type Name = string | Sentence
const named = (name: Name): Sentence => (typeof name === 'string' ? label(name) : name)

/** What the portal says everywhere. */
export const messages = {
  requiredField: (name: Name) => say.requiredField({ label: named(name) }),
  required: say.required(),
  invalidForm: say.invalidForm(),
  invalid: say.invalid(),
  badRequest: say.badRequest(),
  passwordRequired: say.passwordRequired(),
  passwordMismatch: say.passwordMismatch(),
  passwordChanged: say.passwordChanged(),
  passwordFailed: say.passwordFailed(),
  noMenuRight: say.noMenuRight(),
  verificationFailed: say.verificationFailed(),
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
  printUnderDevelopment: say.printUnderDevelopment(),
  loading: say.loading(),
  switchSize: say.switchSize(),
  switchLanguage: say.switchLanguage(),
  stale: say.stale(),
  versionRequired: say.versionRequired(),
  requestRepeated: say.requestRepeated(),
  cannotWait: say.cannotWait(),
  waitedTooLong: (minutes: number) => say.waitedTooLong({ minutes }),
  notAtDevice: say.notAtDevice(),
  enteredByOther: say.enteredByOther(),
  foreignRow: say.foreignRow(),
  notFound: say.notFound(),
  wrongState: (name: Name) => say.wrongState({ state: named(name) }),
  reasonMin: (count: number) => say.reasonMin({ count }),
  duplicate: (name: string) => say.duplicate({ label: label(name) }),
  tooLong: (name: Name, max: number) => say.tooLong({ label: named(name), max: figure(max) }),
  tooShort: (name: string, min: number) => say.tooShort({ label: label(name), min }),
  notANumber: (name: string) => say.notANumber({ label: label(name) }),
  tooSmall: (name: string, min: number) => say.tooSmall({ label: label(name), min: figure(min) }),
  tooLarge: (name: string, max: number) => say.tooLarge({ label: label(name), max: figure(max) }),
  tooManyDecimals: (name: string, decimals: number) =>
    decimals === 0
      ? say.notWhole({ label: label(name) })
      : say.tooManyDecimals({ label: label(name), decimals }),
  badDate: (name: string) => say.badDate({ label: label(name) }),
  badMonth: (name: string) => say.badMonth({ label: label(name) }),
  badYear: (name: string) => say.badYear({ label: label(name) }),
  badTime: (name: string, format = 'HH:mm') => say.badTime({ label: label(name), format }),
  badDateTime: (name: string) => say.badDateTime({ label: label(name) }),
  badChoice: (name: Name) => say.badChoice({ label: named(name) }),
  badFlag: (name: string) => say.badFlag({ label: label(name) }),
  badType: (name: Name) => say.badType({ label: named(name) }),
  badLink: (name: string) => say.badLink({ label: label(name) }),
  maskedSort: (name: string) => say.maskedSort({ label: label(name) }),
  unknownField: (name: string) => say.unknownField({ name }),
  readOnlyField: (name: string) => say.readOnlyField({ label: label(name) }),
  atRow: (row: number, name: string | undefined, message: SentenceValue) =>
    name ? say.atField({ row, label: label(name), message }) : say.atRow({ row, message }),
  endBeforeStart: say.endBeforeStart(),
  noReadRight: say.noReadRight(),
  noWriteRight: say.noWriteRight(),
  readBelow: say.readBelow(),
  pageTooDeep: say.pageTooDeep(),
  serverError: say.serverError(),
} as const

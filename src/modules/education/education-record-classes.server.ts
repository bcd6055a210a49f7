import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

/** The years are still to be held against the law's present text (확인 필요). */
export const educationRecordClasses: Readonly<Record<string, RecordClass>> = {}

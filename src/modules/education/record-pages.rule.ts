import { defineRecords } from '../../core/shared/record-page.ts'

export const educationRecords = defineRecords({})

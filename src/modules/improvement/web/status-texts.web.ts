import { defineTexts } from '../../../core/web/text/define-texts.ts'
import { statusTexts } from '../stats/status-texts.rule.ts'

export const [useStatusText] = defineTexts(statusTexts)

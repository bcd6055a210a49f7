import { defineTexts } from '../../../../core/web/text/define-texts.ts'
import { usageTexts } from '../usage-texts.rule.ts'

export const [useUsageText] = defineTexts(usageTexts)

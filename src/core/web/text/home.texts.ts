import type { FourTexts } from '../../shared/four-texts.ts'

export const homeNames: FourTexts = ['대시보드', 'Dashboard', '仪表板', 'Panel']

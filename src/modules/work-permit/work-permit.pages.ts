import type { DetailPage, Pages } from '../../core/web/pages.ts'

export const workPermitPages: Pages = {}

export const workPermitDetails: readonly DetailPage[] = []

import type { SeedPart } from '../../../core/server/seed/seed-part.ts'

export const parts: readonly SeedPart[] = []

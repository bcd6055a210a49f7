import { codeNameOf } from '../../core/server/entity/columns.ts'
import type { Language } from '../../core/shared/session.ts'

/** The name of an item of a code group in a language, as an SQL expression. @param code an SQL expression */
export const codeName = (group: string, code: string, language: Language): string =>
  `(select ${codeNameOf('i', language)} from "codeItem" i where i."codeGrpCd" = '${group}' and i."code" = ${code})`

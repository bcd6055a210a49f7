import { createContext, use } from 'react'
import { api } from '../../../../core/web/api.ts'

/** How exams and materials are asked for: as who is signed in, or by the link of one seat. */
export interface LearnCalls {
  /** Part of the keys of what was read. */
  name: string
  /** The whole address of an act that is called the same for both. */
  at: (act: string) => string
  /** An address for a picture of the paper. */
  picture: (takeNo: number, fileNo: string) => Promise<string>
  /** The address of the file of a material; absent where its attachment is read with the own rights. */
  file?: (materialNo: number) => string
}
const own: LearnCalls = {
  name: 'own',
  at: (act) => `/api/saf/education/${act}`,
  picture: async (_takeNo, fileNo) =>
    (await api.get<{ data: string }>(`/api/attachfile/link/${fileNo}`)).data,
}
/** The calls of the link of a seat, which works on this device alone. */
export const seatCalls = (token: string, deviceHash: string): LearnCalls => {
  const at = (act: string) =>
    `/api/public/eduseat/${encodeURIComponent(token)}/${act}?deviceHash=${deviceHash}`
  return {
    name: token,
    at,
    picture: (takeNo, fileNo) => Promise.resolve(at(`mytake/${takeNo}/picture/${fileNo}`)),
    file: (materialNo) => at(`view/${materialNo}/file`),
  }
}
export const LearnContext = createContext(own)
export const useLearnCalls = (): LearnCalls => use(LearnContext)

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'

/** A code item (specification section 3). */
export interface CodeOption {
  code: string
  codeNm: string
}
export interface Department {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
}
export interface ProcessOption {
  processNo: number
  processCd?: string
  processNm: string
}
export interface RefOption {
  key: string | number
  name: string
  /** What tells it apart from others of nearly one name. */
  note?: string | null
}
/** A record as a picker offers it: 톨루엔 · 108-88-3. */
export const offeredAs = ({ name, note }: RefOption): string =>
  note && note !== name ? `${name} · ${note}` : name
export interface FoundUser {
  userId: string
  userNm: string
  plantNm?: string | null
  deptCd?: string | null
  deptNm?: string | null
}
export interface UserFilter {
  plantCd?: string | null
  deptCd?: string | null
  userNm?: string
  userId?: string
  staffYn?: 'Y' | undefined
}

/** Code groups and departments change rarely; a page that is opened again must not wait for them. */
const lookupStaleMs = 5 * 60_000
export const plantCodeGroup = 'COM_PLANT_CD'

export const codesQuery = (group: string) =>
  queryOptions({
    queryKey: ['lookup', 'codes', group],
    queryFn: () => api.get<{ data: CodeOption[] }>(`/api/manage/codes/${group}`),
    staleTime: lookupStaleMs,
  })
/** Items of a code group; `data` is undefined until they have arrived. */
export const useCodes = (group: string | undefined) =>
  useQuery({ ...codesQuery(group ?? ''), select: (answer) => answer.data, enabled: Boolean(group) })

/** Departments of one plant, or of all plants, as flat rows. */
export const departmentsQuery = (plantCd: string | null | undefined, menuId?: string) =>
  queryOptions({
    queryKey: ['lookup', 'departments', plantCd ?? '', menuId ?? ''],
    queryFn: () => api.get<{ data: Department[] }>('/api/manage/depts', { plantCd, menuId }),
    staleTime: lookupStaleMs,
  })
export const useDepartments = (plantCd: string | null | undefined, menuId?: string) =>
  useQuery({ ...departmentsQuery(plantCd, menuId), select: (answer) => answer.data })

/** Processes that are assigned to a plant and department. */
export const processesQuery = (plantCd: string | null | undefined, deptCd: string | null | undefined) =>
  queryOptions({
    queryKey: ['lookup', 'processes', plantCd ?? '', deptCd ?? ''],
    queryFn: () => api.get<{ data: ProcessOption[] }>('/api/manage/process', { plantCd, deptCd, useYn: 'Y' }),
    staleTime: lookupStaleMs,
  })
export const useProcesses = (plantCd: string | null | undefined, deptCd: string | null | undefined) =>
  useQuery({ ...processesQuery(plantCd, deptCd), select: (answer) => answer.data })

interface Place {
  plantCd?: string | null
  deptCd?: string | null
  areaCd?: string | null
  of?: { name: string; key: unknown }
  /** Only records in these states. */
  states?: readonly string[] | undefined
}
const keyOf = (key: unknown): string | undefined =>
  typeof key === 'number' || typeof key === 'string' ? String(key) : undefined
/** Records of another resource whose name contains the words. */
export const referencesQuery = (
  resourceName: string,
  words: string,
  { plantCd, deptCd, areaCd, of, states }: Place,
) =>
  queryOptions({
    queryKey: [
      'lookup',
      'references',
      resourceName,
      words,
      plantCd ?? '',
      deptCd ?? '',
      areaCd ?? '',
      keyOf(of?.key) ?? '',
      states ?? '',
    ],
    queryFn: () =>
      api.get<{ data: RefOption[] }>(`/api/common/lookup/${resourceName}`, {
        q: words,
        plantCd,
        deptCd,
        areaCd,
        ofName: of?.name,
        ofKey: keyOf(of?.key),
        states: states?.join(','),
      }),
  })
export const useReferences = (resourceName: string, words: string, around: Place, enabled: boolean) =>
  useQuery({
    ...referencesQuery(resourceName, words, around),
    select: (answer) => answer.data,
    enabled,
    placeholderData: keepPreviousData,
  })

export const useUsers = (filter: UserFilter, page: number, limit: number, enabled: boolean) =>
  useQuery({
    queryKey: ['lookup', 'users', filter, page, limit],
    queryFn: () =>
      api.get<{ data: FoundUser[]; total?: number }>('/api/manage/users', { ...filter, page, limit }),
    enabled,
    placeholderData: keepPreviousData,
  })

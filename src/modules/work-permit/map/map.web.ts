import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { useLive } from '../../../core/web/live.ts'
import { queryKeys, recordPath } from '../../../core/web/data/query-keys.ts'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import type { PlantArea } from '../../../platform/plant-map/plant-picture.rule.ts'
import type { MapAnswer } from './work-map.rule.ts'
import type { PlantWeather } from '../permit/wind.rule.ts'

const mapPath = '/api/saf/constmap'
/** The map asks again at least this often, stream or not, as the board does. */
const refetchMs = 30_000
const queryKey = ['workPermit', 'map'] as const

/** Works at a moment; without one, now, and kept fresh. */
export function useWorkMap(plantCd: string | undefined, at: string | undefined) {
  const client = useQueryClient()
  useLive('plantWind', () => void client.invalidateQueries({ queryKey }))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKey, plantCd ?? '', at ?? ''],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: MapAnswer }>(mapPath, { plantCd, at }, { signal, quiet: true })).data,
    placeholderData: (before) => before,
    refetchInterval: refetchMs,
  })
  return { map: data, error, loading: isPending, reload: () => void refetch() }
}

export function useWind(plantCd: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wind: Omit<PlantWeather, 'measDt'>) => api.post('/api/saf/wind', { plantCd, ...wind }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Puts a pin or an area somewhere else; the map and every list are read anew. */
export function usePlacing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (what: { permitNo: number; mapX: number; mapY: number } | PlantArea) =>
      'permitNo' in what
        ? api.put(`${recordPath(workPermit, what.permitNo)}/place`, { mapX: what.mapX, mapY: what.mapY })
        : api.put(`${recordPath(permitArea, what.areaCd)}/place`, {
            originX: what.originX,
            originY: what.originY,
            widthM: what.widthM,
            heightM: what.heightM,
          }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.all(workPermit) }),
        client.invalidateQueries({ queryKey: queryKeys.all(permitArea) }),
      ]),
    onError: () => undefined,
  })
}

/** Size of an element in pixels; nothing before it stands. */
export function useSize(element: RefObject<Element | null>): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const observer = new ResizeObserver(() => {
      const { width, height } = target.getBoundingClientRect()
      setSize({ width, height })
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** A wall that is opened, or opened again, shows now and not the moment that somebody looked at before. */
export function useNowOnWall(wall: boolean, toNow: () => unknown): void {
  const go = useEffectEvent(toNow)
  useEffect(() => {
    if (wall) go()
  }, [wall])
}

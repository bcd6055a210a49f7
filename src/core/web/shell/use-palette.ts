import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sayIn } from '../../shared/four-texts.ts'
import { isInitials, type SearchGroup } from '../../shared/search.ts'
import { yes, type MenuNode } from '../../shared/session.ts'
import { api } from '../api.ts'
import type { FoundUser } from '../data/lookups.ts'
import { emit } from '../events.ts'
import { logout } from '../load-session.ts'
import { pathOf, type PageRegistry } from '../pages.ts'
import { preferences, usePreferences } from '../preferences.ts'
import { recentOf, usesOf } from '../recent.ts'
import { listAddress, recordAddress } from '../record-address.ts'
import { flatMenus, useSession } from '../session-store.ts'
import { useTexts } from '../text/define-texts.ts'
import { spokenText } from '../text/labels.ts'
import { paletteTexts } from '../text/palette.texts.ts'
import { usePageText } from '../text/page-text.ts'
import { currentLanguage, menuName, useLanguage } from '../text/text.ts'
import { useFavourites } from './favourites.tsx'
import { layoutsOf, rankerOf, type Rank } from './palette-match.ts'

const mostMenus = 8
const mostActs = 5
const mostPeople = 5
const mostRecent = 5
const mostUsed = 5
const askAfterMs = 120
/** Fewer letters find half of the company. */
const personLetters = 2

export interface Hit {
  id: string
  name: string
  more: string
  /** Where it leads, or what it does. */
  address?: string
  act?: () => void
}
export interface Group {
  id: string
  title: string
  hits: Hit[]
}
interface Ranked extends Hit {
  rank: Rank
  uses: number
}
/** The best first; of those alike what this person uses most, then the shorter name: 부서 before 부서별 공정. */
const best = (hits: readonly Ranked[], most: number): Hit[] =>
  hits
    .toSorted(
      (one, other) => one.rank - other.rank || other.uses - one.uses || one.name.length - other.name.length,
    )
    .slice(0, most)

/** Everything that the words lead to: pages, acts, people, what was opened last, and records. */
export function usePalette(words: string, registry: PageRegistry): { groups: Group[]; searching: boolean } {
  const text = usePageText()
  const say = useTexts(paletteTexts)
  const language = useLanguage()
  const { menus, user } = useSession()
  const { theme } = usePreferences()
  const favourites = useFavourites()
  const here = useDeferredValue(words)
  const asked = useSettled(words.trim())
  const { q, found, people, searching } = useFound(asked)

  const userId = user?.userId ?? ''
  const local = useMemo((): Group[] => {
    const uses = usesOf(userId)
    const usesAt = (address: string) => uses.get(address) ?? 0
    const pages = pagesOf(menus).map(({ menu, path }) => ({
      menu,
      id: `m${menu.menuId}`,
      name: menuName(menu, language),
      more: path.map((one) => menuName(one, language)).join(' > '),
      address: menu.routePath,
      uses: usesAt(menu.routePath),
    }))
    const recent = recentOf(userId)
    if (here.trim() === '') {
      const chosen = new Set(favourites.map(({ menuId }) => menuId))
      const used = pages
        .filter(({ menu, uses: count }) => count > 0 && !chosen.has(menu.menuId))
        .toSorted((one, other) => other.uses - one.uses)
        .slice(0, mostUsed)
      return [
        { id: 'recent', title: text('palette.recent'), hits: recentHits(recent.slice(0, mostRecent)) },
        {
          id: 'favourites',
          title: say('favourites'),
          hits: pages.filter(({ menu }) => chosen.has(menu.menuId)),
        },
        { id: 'used', title: say('used'), hits: used },
      ]
    }
    const rank = rankerOf(here)
    const ranked = <T extends Hit & { uses?: number }>(
      hits: readonly T[],
      namesOf: (hit: T) => string[],
      path: (hit: T) => string[] = () => [],
    ): Ranked[] =>
      hits.flatMap((hit) => {
        const found = rank(namesOf(hit), path(hit))
        return found === undefined ? [] : [{ ...hit, rank: found, uses: hit.uses ?? 0 }]
      })
    // Words of the machine are typed in English by many, whatever they read.
    const acts: (Hit & { uses?: number; also?: string })[] = [
      ...formsOf(registry, menus).map(({ title, address }) => ({
        id: `n${address}`,
        name: say('create', { title }),
        more: '',
        address,
        uses: usesAt(address),
      })),
      {
        id: 'logout',
        name: say('logout'),
        also: 'sign out logout log off',
        more: '',
        act: () => void logout(),
      },
      {
        id: 'password',
        name: say('password'),
        also: 'change password',
        more: '',
        act: () => void emit('PASSWORD_POPUP', undefined),
      },
      theme === 'dark'
        ? {
            id: 'light',
            name: say('light'),
            also: 'light mode',
            more: '',
            act: () => preferences.setTheme('light'),
          }
        : {
            id: 'dark',
            name: say('dark'),
            also: 'dark mode',
            more: '',
            act: () => preferences.setTheme('dark'),
          },
    ]
    return [
      {
        id: 'pages',
        title: text('palette.pages'),
        hits: best(
          ranked(
            pages,
            ({ name, menu }) => [name, menu.menuNm, menuName(menu, 'en')],
            ({ more }) => more.split(' > '),
          ),
          mostMenus,
        ),
      },
      {
        id: 'acts',
        title: say('acts'),
        hits: best(
          ranked(acts, ({ name, also }) => (also === undefined ? [name] : [name, also])),
          mostActs,
        ),
      },
      {
        id: 'recent',
        title: text('palette.recent'),
        hits: best(
          ranked(recentHits(recent), ({ name }) => [name]),
          mostRecent,
        ),
      },
    ]
  }, [here, menus, language, userId, favourites, registry, theme, say, text])

  const isAsked = words.trim() !== ''
  const groups = [
    ...local,
    ...(isAsked ? [{ id: 'people', title: say('people'), hits: people.map(personHit) }] : []),
    ...(isAsked ? found : []).map(({ resource, title, rows, codes = [] }) => {
      const hits = rows.flatMap(({ key, name, more }): Hit[] => {
        const address = recordAddress(resource, key)
        return address ? [{ id: `${resource}-${key}`, name, more, address }] : []
      })
      const kinds = codes.flatMap(({ field, code, name, label: of }): Hit[] => {
        const address = listAddress(resource, code, field)
        return address
          ? [
              {
                id: `${resource}-${field}-${code}`,
                name,
                more: spokenText(`${resource}.${field}`, of),
                address,
              },
            ]
          : []
      })
      const list = rows.length > 0 && listAddress(resource, q)
      const all = list && {
        id: `${resource}-all`,
        name: say('all', { words: q }),
        more: '',
        address: list,
      }
      return {
        id: resource,
        title: spokenText(resource, title),
        hits: [...kinds, ...hits, ...(all ? [all] : [])],
      }
    }),
  ].filter(({ hits }) => hits.length > 0)
  return { groups, searching: searching || asked !== words.trim() }
}

const recentHits = (recent: readonly { title: string; address: string }[]): Hit[] =>
  recent.map(({ title, address }, index) => ({ id: `r${index}`, name: title, more: '', address }))
/** A person opens where this user may see accounts; elsewhere the line says all there is to know. */
function personHit({ userId, userNm, plantNm, deptNm }: FoundUser): Hit {
  const address = recordAddress('user', userId)
  const more = [plantNm, deptNm].filter(Boolean).join(' · ')
  return { id: `u${userId}`, name: userNm, more, address: address || undefined }
}

/** Records of the server, and people where their names may be looked for. */
function useFound(asked: string): {
  /** The words in the layout that the server was asked in. */
  q: string
  found: SearchGroup[]
  people: FoundUser[]
  searching: boolean
} {
  // The server knows no keyboards: it is asked in the layout that makes words.
  const q = layoutsOf(asked).find((typed) => /[가-힣]/.test(typed)) ?? asked
  const records = useQuery({
    queryKey: ['palette', q],
    queryFn: ({ signal }) => api.get<{ data: SearchGroup[] }>('/api/search', { q }, { signal }),
    enabled: asked !== '',
    placeholderData: asked === '' ? undefined : keepPreviousData,
  })
  const isName = /^[가-힣a-z0-9 ]+$/i.test(q) && !isInitials(q) && q.length >= personLetters
  const persons = useQuery({
    queryKey: ['palette', 'people', q],
    queryFn: ({ signal }) =>
      api.get<{ data: FoundUser[] }>(
        '/api/manage/users',
        { userNm: q, page: 1, limit: 20 },
        { signal, quiet: true },
      ),
    enabled: isName,
    retry: false,
  })
  return {
    q,
    found: records.data?.data ?? [],
    people: isName ? (persons.data?.data ?? []).slice(0, mostPeople) : [],
    searching: records.isFetching,
  }
}

/** Every page with the menus above it. */
const pagesOf = (
  menus: readonly MenuNode[],
  path: readonly MenuNode[] = [],
): { menu: MenuNode; path: readonly MenuNode[] }[] =>
  menus.flatMap((menu) =>
    menu.children.length > 0 ? pagesOf(menu.children, [...path, menu]) : [{ menu, path }],
  )

/** The forms of new records that this user may write. */
function formsOf(
  { details }: PageRegistry,
  menus: readonly MenuNode[],
): { title: string; address: string }[] {
  const writable = new Set(
    flatMenus(menus).flatMap((menu) => (yes(menu.writeYn) ? [pathOf(menu.frontEndUrl)] : [])),
  )
  return details
    .filter(({ page, of }) => page.endsWith('Form') && of.some((url) => writable.has(url)))
    .map(({ page, title, label }) => ({
      title:
        typeof title !== 'string'
          ? sayIn({ title }, currentLanguage)('title')
          : label
            ? spokenText(label, title)
            : title,
      address: page,
    }))
}

/** The words once nobody has typed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), askAfterMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

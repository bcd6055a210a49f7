/**
 * The first words of the portal, before any of its parts has come: on a slow line they stand for ten seconds
 * alone. Imports nothing, so that it comes in one small file. What is typed meanwhile is handed to the real
 * form, and sent when it was asked to be.
 */
type Words = Record<'title' | 'lead' | 'id' | 'password' | 'submit' | 'wait' | 'tag', string>
/** What the page's file carries for its first words, as JSON. */
export interface Given {
  /** Name of the cookie that says somebody is signed in. */
  cookie: string
  /** Parts of the sign-in page, which nobody else needs. */
  signIn: string[]
  fonts: string[]
  words: Record<string, Words>
}
/** A line on which this file has come later than so many milliseconds after the click is slow. */
const quickMs = 300
const root = document.getElementById('root')!
const first = document.getElementById('first')!
const given: Given = JSON.parse(document.getElementById('first-words')!.textContent)
const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`portal.${name}`)
  } catch {
    return null
  }
}
const field = (name: string) => first.querySelector<HTMLInputElement>(`[name=${name}]`)!
const form = first.querySelector('form')!
let asked = false

const isDrawn = (): boolean =>
  (root.childElementCount > 0 && !root.querySelector('.portal-skeleton')) ||
  root.querySelector('.portal-shell') !== null
// This file may come later than the portal: then it neither covers the page nor touches what was typed.
if (isDrawn()) first.remove()
else {
  show()
  const watch = new MutationObserver(() => {
    if (!isDrawn()) return
    watch.disconnect()
    handOver()
    first.remove()
  })
  watch.observe(root, { childList: true, subtree: true })
}
preloadFonts()

function show(): void {
  const theme = kept('theme')
  if (theme !== null) document.documentElement.dataset['theme'] = theme
  const words = given.words[kept('language') ?? 'kr'] ?? given.words['kr']!
  document.documentElement.lang = words.tag
  for (const place of first.querySelectorAll<HTMLElement>('[data-word]'))
    place.textContent = words[place.dataset['word'] as keyof Words]
  const open = document.cookie.split('; ').some((pair) => pair.startsWith(`${given.cookie}=`))
  form.hidden = open || location.pathname !== '/login'
  // A visitor without a sign-in is led from any page of the portal to the form.
  if (!open && location.pathname === '/') form.hidden = false
  field('first-id').value = kept('userId') ?? ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    asked = true
    form.setAttribute('aria-busy', 'true')
  })
  first.hidden = false
  if (!form.hidden) for (const href of given.signIn) preload({ rel: 'modulepreload', href })
  if (!form.hidden) field(kept('userId') === null ? 'first-id' : 'first-password').focus()
}

/**
 * The signs that every page says; on a slow line they come after the parts of the page, when it needs them.
 */
function preloadFonts(): void {
  const line = (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection
  const slow = line?.saveData || (line?.effectiveType !== undefined && line.effectiveType !== '4g')
  if (slow || performance.now() > quickMs) return
  for (const href of given.fonts)
    preload({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority: 'low', href })
}
function preload(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

function handOver(): void {
  const inputs = root.querySelectorAll<HTMLInputElement>('.sign-in-card form input:not([type=checkbox])')
  if (form.hidden || inputs.length < 2) return
  const typed = [field('first-id'), field('first-password')]
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  typed.forEach((from, index) => {
    const to = inputs[index]!
    if (from.value !== '' && from.value !== to.value) {
      write.call(to, from.value)
      to.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (document.activeElement === from) to.focus()
  })
  if (asked) root.querySelector('form')?.requestSubmit()
}

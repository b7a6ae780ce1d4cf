/** The sheet on which a question is answered. */
import type { Component } from 'svelte'
import type { TableProps } from '../../../lib/title'
import Draft from './Draft.svelte'
import Report from './Report.svelte'
import TileChoice from './TileChoice.svelte'
import { onSheet, type OnSheet } from './decisions'
import type { View } from '../view'

const PANELS: Record<OnSheet, Component<TableProps<View>>> = {
  pick: Draft,
  tile: TileChoice,
  support: Report,
}

export const panelOf = (question: string): Component<TableProps<View>> | null =>
  onSheet(question) ? PANELS[question] : null

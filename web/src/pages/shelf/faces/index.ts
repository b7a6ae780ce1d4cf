/** The cover picture of each title: SVG content on 206 x 248, of which 9..197 x 9..179 shows. */
import type { Component } from 'svelte'
import type { ShelfTitle } from '../titles'
import Carrara from './Carrara.svelte'
import Lorenzo from './Lorenzo.svelte'
import Prince from './Prince.svelte'
import Virtu from './Virtu.svelte'

export const FACES: Record<ShelfTitle, Component> = {
  lorenzo: Lorenzo,
  carrara: Carrara,
  prince: Prince,
  virtu: Virtu,
}

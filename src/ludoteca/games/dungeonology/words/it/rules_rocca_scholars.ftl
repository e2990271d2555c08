### Rocca Civetta: le regole dei nuovi Studiosi in parole semplici.

RC-SCH = Nuovi Studiosi
RC-SCH-1 = Si possono scegliere altri sette Studiosi, oltre a Rebecca, Valerio, Sofia e Vincenzo: Sara l’esploratrice, Caterina l’alchimista, Claudio il cacciatore, Andromeda la ginoide, Onamor il becchino, Ingrid la valchiria ed Enrico l’archeologo.
RC-SCH-2 = Seguono tutte le regole degli Studiosi; ogni carta ha un lato normale e uno Infervorato.
RC-SCH-3 = Con le due scatole si sceglie tra 11 carte Studioso.
RC-SCH-4 = La Zona Campo Z appartiene a Caterina ed entra in gioco solo con la sua carta.
RC-SCH-5 = Con Caterina in partita la Congrega Zeta non è disponibile; con Claudio non lo è Lambda.
RC-SCH-6 = Enrico non può essere uno Studioso nella campagna.
RC-SCH-7 = Enrico non può essere uno Studioso in una partita il cui Boss è Enrico Giovanni: sono la stessa persona e la stessa miniatura.

RA-3 = Enrico può essere uno Studioso dove il Boss è Enrico Giovanni? No: una miniatura, una persona.
